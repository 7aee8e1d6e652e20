import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Saves on Ctrl+S and Cmd+S. Without an element the shortcut works on the whole page, unless a closer handler has
 * already saved.
 */
export function useSaveShortcut(save: () => void, within?: RefObject<HTMLElement | null>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isShortcut || event.defaultPrevented) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const place = within?.current ?? window;
    const listen = (event: Event) => pressed(event as KeyboardEvent);
    place.addEventListener('keydown', listen);
    return () => place.removeEventListener('keydown', listen);
  }, [within]);
}
