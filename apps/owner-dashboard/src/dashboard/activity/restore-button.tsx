import type { ActivityView } from '@cartaviva/contracts';
import { Button } from '@cartaviva/ui';
import { useState } from 'react';
import { useRestoreMenu } from '../use-restore-menu';
import { useMenuLabel } from '../use-menu-label';
import { MESSAGES } from './messages';

/** Restores a deleted menu after the toast that offers to undo the deletion is gone. */
export function RestoreButton({ event }: { event: ActivityView }) {
  const restore = useRestoreMenu();
  const name = useMenuLabel()({ menuId: event.menuId, name: event.menuName });
  const [isBusy, setIsBusy] = useState(false);

  async function press(): Promise<void> {
    setIsBusy(true);
    await restore({ id: event.menuId, name });
    setIsBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      aria-label={MESSAGES.restoreMenu(name)}
      onClick={() => void press()}
    >
      {MESSAGES.restore}
    </Button>
  );
}
