import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import type { MenuForm } from '../menu-form';
import { MESSAGES } from './messages';
import { OpenMenu } from './open-menu';
import { Preview } from './preview';

interface PreviewPanelProps {
  readonly menu: EditedMenu;
  readonly form: MenuForm;
}

export function PreviewPanel({ menu, form }: PreviewPanelProps) {
  const typed = useWatch({ control: form.control }) as UpdateMenuRequest;
  return (
    <aside
      aria-label={MESSAGES.panel}
      className="sticky top-[calc(80px+var(--account-bar,0px))] grid justify-items-center gap-2 self-start"
    >
      <Preview
        menu={menu}
        typed={typed}
        className="h-[calc(100dvh-16.5rem)] max-h-170 min-h-100 max-w-90 rounded-[28px] border-[6px] border-ink dark:border-control"
      />
      <p className="mt-1 text-center text-sm text-balance text-ink-soft">
        {captionOf(menu, form.formState.isDirty)}
      </p>
      <OpenMenu menu={menu} variant="ghost" later={MESSAGES.fullLater}>
        {MESSAGES.full}
        <ExternalLink aria-hidden />
      </OpenMenu>
    </aside>
  );
}

export function captionOf(menu: EditedMenu, unsaved: boolean): string {
  if (!menu.isPublished) return MESSAGES.draft;
  return unsaved ? MESSAGES.unsaved : MESSAGES.live;
}
