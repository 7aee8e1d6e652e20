import type { KeyboardEvent } from 'react';

/** Enter moves to the next text, and Shift+Enter inserts a line break. The arrow keys move at the ends of a text. */
export function moveOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const step = event.nativeEvent.isComposing ? 0 : stepOf(event);
  if (step === 0) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>('[data-translation]')];
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}

function stepOf({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): -1 | 0 | 1 {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (shiftKey || selectionStart !== selectionEnd) return 0;
  if (key === 'Enter') return 1;
  if (key === 'ArrowDown' && selectionEnd === value.length) return 1;
  if (key === 'ArrowUp' && selectionStart === 0) return -1;
  return 0;
}
