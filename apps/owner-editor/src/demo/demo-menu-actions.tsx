import { ActionMenu, Button, ConfirmDialog, type MenuAction } from '@cartaviva/ui';
import { Copy, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DemoMenu } from './demo-menu';
import { MESSAGES } from './messages';
import { useDemoMenuActions } from './use-demo-menu-actions';

interface DemoMenuActionsProps {
  readonly menu: DemoMenu;
  readonly onView: () => void;
}

export function DemoMenuActions({ menu, onView }: DemoMenuActionsProps) {
  const { duplicate, remove } = useDemoMenuActions(menu);
  const [deleting, setDeleting] = useState(false);

  const actions = (): readonly MenuAction[] => [
    { label: MESSAGES.duplicate, icon: <Copy aria-hidden />, onSelect: () => void duplicate() },
    {
      label: MESSAGES.delete,
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: () => setDeleting(true),
    },
  ];

  return (
    <>
      <Button asChild variant="secondary">
        <Link to={`/demo/editor/${menu.id}`} aria-label={MESSAGES.editMenu(menu.name)}>
          <Pencil aria-hidden />
          {MESSAGES.edit}
        </Link>
      </Button>
      <Button variant="ghost" aria-label={MESSAGES.viewMenu(menu.name)} onClick={onView}>
        <Eye aria-hidden />
        {MESSAGES.view}
      </Button>
      <span className="grow" />
      <ActionMenu
        label={MESSAGES.more(menu.name)}
        variant="ghost"
        className="-mr-2 w-11 px-0"
        actions={actions}
      >
        <Ellipsis aria-hidden />
      </ActionMenu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={MESSAGES.confirmDelete(menu.name)}
        description={MESSAGES.deleteMeans}
        confirmLabel={MESSAGES.delete}
        onConfirm={() => void remove()}
        tone="danger"
      />
    </>
  );
}
