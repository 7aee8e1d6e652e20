import { lazy, Suspense, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button';
import type { MenuAction } from './open-action-menu';

const fetchMenu = () => import('./open-action-menu');
const OpenActionMenu = lazy(() =>
  fetchMenu().then(({ OpenActionMenu: menu }) => ({ default: menu })),
);

/** What could not be fetched is fetched at the next press; the page goes on without it. */
const noSignal = () => undefined;

interface ActionMenuProps extends Omit<ButtonProps, 'onClick'> {
  /** What the actions are about: the button's name when it shows only an image. */
  readonly label: string;
  readonly actions: () => readonly MenuAction[];
}

/**
 * A button with more to do behind it. Until it is opened it is only a button, so that a list may have
 * hundreds of them; what unfolds is fetched when a hand comes near.
 */
export function ActionMenu({ label, actions, ...rest }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className="relative inline-flex shrink-0">
      <Button
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void fetchMenu()}
        onFocus={() => void fetchMenu()}
        onClick={() => void fetchMenu().then(() => setOpen(true), noSignal)}
        {...rest}
      />
      {open && (
        <Suspense>
          <OpenActionMenu
            label={label}
            actions={actions}
            button={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
