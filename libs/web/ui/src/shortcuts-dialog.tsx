import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from './dialog';

/** Keyboard shortcut. `Mod` is the command key on a Mac and Control elsewhere. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly shortcuts: readonly Shortcut[];
}

export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Atajos de teclado">
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            <dt className="text-sm text-ink-soft">{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-7 min-w-7 place-items-center rounded-[6px] border border-control/45 bg-sunken px-1.5 font-sans text-xs font-semibold text-ink"
                >
                  {key === 'Mod' ? MOD : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** State of the shortcut list. `?` opens it, except in text fields and dialogs. */
export function useShortcutsDialog(): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.defaultPrevented || isTaken(event.target)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return [open, setOpen];
}

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role$="dialog"]',
  ) !== null;
