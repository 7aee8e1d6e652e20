import type { ReactNode } from 'react';
import { messages } from '../messages';
import { draw, elementOf } from './draw';

/**
 * Dialog over the page. It rises from the bottom on a phone and is centered on a larger screen.
 * @param leave removes the sheet's hash from the URL
 * @param tools controls beside the close button
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
  /** Closes immediately, even if the browser takes time to return to the menu's own URL. */
  const dismiss = () => {
    close();
    leave();
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  // A press beside the sheet hits the dialog's backdrop, whose event target is the dialog.
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
