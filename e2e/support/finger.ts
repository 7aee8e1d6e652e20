import type { CDPSession, Page } from 'playwright-core';

/** A finger that goes over the glass, as Chromium's driver alone has one. */
export class Finger {
  private constructor(private readonly phone: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** From a point so many pixels to the left, in steps as a browser hears of them. */
  async swipeLeft(from: { x: number; y: number }, pixels: number): Promise<void> {
    await this.touch('touchStart', from);
    for (let gone = STEP; gone <= pixels; gone += STEP) {
      await this.touch('touchMove', { x: from.x - gone, y: from.y });
    }
    await this.touch('touchEnd');
  }

  /** What two fingers do that go apart: from now on the screen shows a part of the page. */
  async pinchTo(scale: number): Promise<void> {
    await this.phone.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ): Promise<void> {
    await this.phone.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const STEP = 20;
