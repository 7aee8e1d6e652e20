import type { CDPSession, Page } from 'playwright-core';

/** Finger that moves on the screen. Only Chromium's driver supports it. */
export class Finger {
  private constructor(private readonly phone: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Swipes to the left in steps, from which the browser derives touch events. */
  async swipeLeft(from: { x: number; y: number }, pixels: number): Promise<void> {
    await this.touch('touchStart', from);
    for (let gone = STEP; gone <= pixels; gone += STEP) {
      await this.touch('touchMove', { x: from.x - gone, y: from.y });
    }
    await this.touch('touchEnd');
  }

  /** Zooms as a pinch gesture does. The screen then shows a part of the page. */
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
