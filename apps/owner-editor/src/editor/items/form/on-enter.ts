import type { KeyboardEvent } from 'react';

/** Enter in a field does this instead of sending its form; not the Enter that ends a composition. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
