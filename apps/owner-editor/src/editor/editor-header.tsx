import { useMay } from '@cartaviva/session';
import { Container, IconButton, ThemeToggle } from '@cartaviva/ui';
import { ArrowLeft, ChartNoAxesColumn, Eye, Keyboard, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EditedMenu } from '../store/menu-store';
import { useMenuStore } from '../store/menu-store-context';
import type { EditorExit } from './editor-exit';
import { MESSAGES } from './messages';
import { OpenMenu } from './preview/open-menu';
import { PublicationBadge } from './publication-badge';
import { SaveActions } from './save-actions';
import { SavedLine } from './saving/saved-line';
import { useUnsavedChanges } from './unsaved-changes';
import type { MenuEditing } from './use-menu-editor';

interface EditorHeaderProps {
  readonly menu: EditedMenu;
  readonly editing: MenuEditing;
  readonly exit: EditorExit;
  readonly onShortcuts: () => void;
}

export function EditorHeader({ menu, editing, exit, onShortcuts }: EditorHeaderProps) {
  const { losing, dirty } = useUnsavedChanges();
  const { hasPublicPages } = useMenuStore();
  const may = useMay();
  return (
    <header
      aria-label={MESSAGES.untitled}
      className="sticky top-(--account-bar,0px) z-30 border-b border-line bg-surface"
    >
      <Container className="flex min-h-16 max-w-320 items-center gap-1 px-2 max-[22.5rem]:px-1 sm:gap-2 sm:px-6">
        <IconButton asChild label={MESSAGES.back}>
          <Link to={exit.home}>
            <ArrowLeft aria-hidden />
          </Link>
        </IconButton>
        <div className="min-w-0 grow">
          <h1 className="line-clamp-2 leading-tight font-semibold wrap-anywhere sm:text-lg sm:leading-tight">
            {MESSAGES.title(menu.name)}
          </h1>
          <p className="mt-0.5 flex items-center gap-2">
            <PublicationBadge menu={menu} isChanging={editing.saving === 'publish'} />
            <SavedLine
              savedAt={menu.updatedAt}
              unsaved={dirty.size > 0}
              saving={editing.saving !== undefined}
            />
          </p>
        </div>
        {hasPublicPages && may('analytics') && (
          <IconButton asChild label={MESSAGES.views} className="max-[24rem]:hidden">
            <Link to={`/analytics/${menu.id}`}>
              <ChartNoAxesColumn aria-hidden />
            </Link>
          </IconButton>
        )}
        <OpenMenu
          menu={menu}
          variant="ghost"
          later={MESSAGES.previewLater}
          className="max-sm:w-11 max-sm:px-0"
        >
          <Eye aria-hidden />
          <span className="max-sm:sr-only">{MESSAGES.preview}</span>
        </OpenMenu>
        <div className="flex gap-2 max-lg:hidden">
          <SaveActions menu={menu} editing={editing} />
        </div>
        <IconButton
          label={MESSAGES.shortcuts}
          className="max-lg:hidden pointer-coarse:hidden"
          onClick={onShortcuts}
        >
          <Keyboard aria-hidden />
        </IconButton>
        <ThemeToggle className="max-sm:hidden" />
        <IconButton label={exit.label} onClick={() => losing(['menu', 'item'], exit.leave)}>
          <LogOut aria-hidden />
        </IconButton>
      </Container>
    </header>
  );
}
