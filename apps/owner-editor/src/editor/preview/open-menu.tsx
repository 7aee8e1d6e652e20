import { Button, Sheet, type ButtonProps } from '@cartaviva/ui';
import { useState, type ReactNode } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { Preview } from './preview';

interface OpenMenuProps {
  readonly menu: EditedMenu;
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** Tooltip that explains why a draft cannot be opened. */
  readonly later: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Opens the published menu: its public page, or a full-screen preview when the store has no public pages. */
export function OpenMenu({ menu, later, children, ...look }: OpenMenuProps) {
  const { hasPublicPages } = useMenuStore();
  const [shown, setShown] = useState(false);

  if (menu.isPublished && hasPublicPages) {
    return (
      <Button asChild {...look}>
        <a href={`/menu/${menu.id}`} target="_blank" rel="noopener">
          {children}
        </a>
      </Button>
    );
  }
  return (
    <>
      <Button
        {...look}
        disabled={!menu.isPublished}
        title={menu.isPublished ? undefined : later}
        onClick={() => setShown(true)}
      >
        {children}
      </Button>
      {shown && <ShownMenu menu={menu} onClose={() => setShown(false)} />}
    </>
  );
}

const NOTHING_TYPED = {};

export function ShownMenu({ menu, onClose }: { menu: EditedMenu; onClose: () => void }) {
  return (
    <Sheet title={menu.restaurantName} onClose={onClose}>
      <Preview menu={menu} typed={NOTHING_TYPED} className="grow" />
    </Sheet>
  );
}
