import type { Locator, Page } from 'playwright-core';
import { tap } from './browser';

/** An owner's thumb on a phone, and how much work it has had. */
export class Thumb {
  taps = 0;
  /** Fields that were typed in, by their labels. */
  readonly fields: string[] = [];

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await tap(target);
  }

  /** Types into a field; one that has the focus needs no tap before. */
  async type(label: string, text: string): Promise<void> {
    this.fields.push(label);
    await this.enter(this.page.getByLabel(label, { exact: true }), text);
  }

  /** A tap for the field, and one for the keyboard's or the phone's own 'Pegar'. */
  async paste(target: Locator, text: string): Promise<void> {
    this.taps += 1;
    await this.enter(target, text);
  }

  private async enter(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const isFocused = await field.evaluate((input) => input === document.activeElement);
    if (!isFocused) await this.tap(field);
    await field.fill(text);
  }
}
