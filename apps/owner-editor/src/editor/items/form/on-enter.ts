import type { KeyboardEvent } from 'react';

/** Handles Enter in a field instead of submitting the form. It ignores the Enter key that ends an IME composition. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
