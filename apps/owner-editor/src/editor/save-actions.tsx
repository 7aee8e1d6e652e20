import { Button } from '@cartaviva/ui';
import type { EditedMenu } from '../store/menu-store';
import { MESSAGES } from './messages';
import type { MenuEditing } from './use-menu-editor';

interface SaveActionsProps {
  readonly menu: EditedMenu;
  readonly editing: MenuEditing;
}

/** Publish and save buttons. Publishing also saves the menu's form. */
export function SaveActions({ menu, editing }: SaveActionsProps) {
  const { save, togglePublished } = editing;
  const saving = editing.saving === 'auto' ? undefined : editing.saving;
  return (
    <>
      <Button
        variant="secondary"
        busy={saving === 'publish'}
        disabled={saving !== undefined}
        onClick={() => void togglePublished()}
      >
        {menu.isPublished ? MESSAGES.unpublish : MESSAGES.publish}
      </Button>
      <Button
        busy={saving === 'save'}
        disabled={saving !== undefined}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void save()}
      >
        {MESSAGES.save}
      </Button>
    </>
  );
}
