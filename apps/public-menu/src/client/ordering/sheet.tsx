import { messages } from '../messages';
import { button, element } from './element';

/** A dialog over the page: from below on a phone, in the middle of a larger screen. */
export class Sheet {
  readonly dialog = element('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' });
  private readonly body = element('div', { class: 'sheet-body' });

  /** @param leave takes what the sheet shows out of the address */
  constructor(private readonly leave: () => void) {
    const dismiss = () => this.dismiss();
    const closing = messages().dish.close;
    const close = button({ class: 'close', 'aria-label': closing }, '×', dismiss);
    this.dialog.append(close, this.body);
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      dismiss();
    });
    // A press beside the sheet: what is beside it is the dialog's own backdrop.
    this.dialog.addEventListener('click', ({ target }) => {
      if (target === this.dialog) dismiss();
    });
    document.body.append(this.dialog);
  }

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** Puts the content in place of what was there; the place in it and the focus stay. */
  fill(...content: readonly (Node | false | undefined)[]): void {
    const focused = document.activeElement?.getAttribute('data-focus');
    const { scrollTop } = this.body;
    this.body.replaceChildren(...content.filter((part): part is Node => Boolean(part)));
    this.body.scrollTop = scrollTop;
    if (focused) this.body.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus();
  }

  open(): void {
    if (this.dialog.open) return;
    this.dialog.showModal();
    this.body.scrollTop = 0;
  }

  /** Closes at once, whatever the browser takes to go back to the menu's own address. */
  dismiss(): void {
    this.close();
    this.leave();
  }

  close(): void {
    if (!this.dialog.open) return;
    this.dialog.close();
    this.body.replaceChildren();
  }
}
