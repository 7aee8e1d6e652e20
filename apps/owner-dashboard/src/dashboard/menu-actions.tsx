import type { MenuView } from '@cartaviva/contracts';
import { useMay } from '@cartaviva/session';
import { ActionMenu, Button, ConfirmDialog, lazyPart, type MenuAction } from '@cartaviva/ui';
import {
  ChartNoAxesColumn,
  ChefHat,
  Copy,
  Ellipsis,
  ExternalLink,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { MESSAGES } from './messages';
import { useMenuLabel } from './use-menu-label';
import { useMenuActions } from './use-menu-actions';

const DuplicateDialog = lazyPart(() =>
  import('./duplication/duplicate-dialog').then((part) => part.DuplicateDialog),
);

export function MenuActions({ menu }: { menu: MenuView }) {
  const { duplicate, remove, share } = useMenuActions(menu);
  const label = useMenuLabel()({ menuId: menu.id, name: menu.name });
  const may = useMay();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [duplicating, setDuplicating] = useState(false);

  const views: MenuAction = {
    label: MESSAGES.views,
    icon: <ChartNoAxesColumn aria-hidden />,
    onSelect: () => void navigate(`/analytics/${menu.id}`),
  };
  const copy: MenuAction = {
    label: MESSAGES.duplicate,
    icon: <Copy aria-hidden />,
    onSelect: () => setDuplicating(true),
  };
  const deletion: MenuAction = {
    label: MESSAGES.delete,
    icon: <Trash2 aria-hidden />,
    tone: 'danger',
    onSelect: () => setDeleting(true),
  };
  const actions = (): readonly MenuAction[] => [
    {
      label: MESSAGES.kitchen,
      icon: <ChefHat aria-hidden />,
      onSelect: () => void navigate(`/cocina?menu=${menu.id}`),
    },
    ...(may('analytics') ? [views] : []),
    ...(may('menus.manage') ? [copy] : []),
    {
      label: MESSAGES.share,
      icon: <Share2 aria-hidden />,
      disabled: !menu.isPublished,
      onSelect: () => void share(),
    },
    ...(may('menus.manage') ? [deletion] : []),
  ];

  return (
    <>
      <Button asChild variant="secondary">
        <Link to={`/editor/${menu.id}`} aria-label={MESSAGES.editMenu(label)}>
          <Pencil aria-hidden />
          {MESSAGES.edit}
        </Link>
      </Button>
      {menu.isPublished && (
        <Button asChild variant="ghost">
          <a
            href={`/menu/${menu.id}`}
            target="_blank"
            rel="noopener"
            aria-label={MESSAGES.viewMenu(label)}
          >
            <ExternalLink aria-hidden />
            {MESSAGES.view}
          </a>
        </Button>
      )}
      <span className="grow" />
      <ActionMenu
        label={MESSAGES.more(label)}
        variant="ghost"
        className="-mr-2 w-11 px-0"
        actions={actions}
      >
        <Ellipsis aria-hidden />
      </ActionMenu>
      <DuplicateDialog
        wanted={duplicating}
        open={duplicating}
        onOpenChange={setDuplicating}
        name={label}
        onChoose={(shareItems) => void duplicate(shareItems)}
      />
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={MESSAGES.confirmDelete(label)}
        description={MESSAGES.deleteMeans}
        confirmLabel={MESSAGES.delete}
        onConfirm={() => void remove()}
        tone="danger"
      />
    </>
  );
}
