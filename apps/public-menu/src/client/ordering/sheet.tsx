import type { ReactNode } from 'react';
import { messages } from '../messages';
import { draw, elementOf } from './draw';

/**
 * A dialog over the page: from below on a phone, in the middle of a larger screen.
 * @param leave takes what the sheet shows out of the address
 * @param tools what stands beside the button that closes it
 */
export function sheetOver(leave: () => void, tools?: ReactNode) {
  const dialog = elementOf(
    <dialog className="sheet" aria-labelledby="sheet-title">
      <button
        type="button"
        className="close"
        aria-label={messages().item.close}
        onClick={() => dismiss()}
      >
        ×
      </button>
      {tools}
      <div className="sheet-body" />
    </dialog>,
  ) as HTMLDialogElement;
  const body = dialog.lastElementChild!;

  const close = () => {
    if (!dialog.open) return;
    dialog.close();
    draw(body, null);
  };
  /** Closes at once, whatever the browser takes to go back to the menu's own address. */
  const dismiss = () => {
    close();
    leave();
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  // A press beside the sheet: what is beside it is the dialog's own backdrop.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dismiss();
  });
  document.body.append(dialog);

  return {
    dialog,
    isOpen: () => dialog.open,
    draw: (content: ReactNode) => draw(body, content),
    open() {
      if (dialog.open) return;
      dialog.showModal();
      body.scrollTop = 0;
    },
    dismiss,
    close,
  };
}
