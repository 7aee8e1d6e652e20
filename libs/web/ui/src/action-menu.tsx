import { lazy, Suspense, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button';
import type { MenuAction } from './open-action-menu';

const fetchMenu = () => import('./open-action-menu');
const OpenActionMenu = lazy(() =>
  fetchMenu().then(({ OpenActionMenu: menu }) => ({ default: menu })),
);

/** The next click loads the menu again after a failure. */
const noSignal = () => undefined;

interface ActionMenuProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the button if it shows only an icon. */
  readonly label: string;
  readonly actions: () => readonly MenuAction[];
}

/**
 * Button that opens a menu of actions. A list may have hundreds of them, so only the button is rendered until it
 * opens. The script of the menu loads on hover or focus.
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
