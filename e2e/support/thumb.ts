import type { Locator, Page } from 'playwright-core';
import { tap } from './browser';

/** Thumb of an owner on a phone. It counts taps and typed fields. */
export class Thumb {
  taps = 0;
  /** Labels of the fields that were typed in. */
  readonly fields: string[] = [];

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await tap(target);
  }

  /** Types into a field. A focused field needs no tap first. */
  async type(label: string, text: string): Promise<void> {
    this.fields.push(label);
    await this.enter(this.page.getByLabel(label, { exact: true }), text);
  }

  /** Pastes a text with one tap on the field and one on the paste button of the keyboard or the phone. */
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
