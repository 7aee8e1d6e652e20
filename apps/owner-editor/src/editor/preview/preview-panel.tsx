import type { UpdateMenuRequest } from '@cartaviva/contracts';
import type { DtoForm } from '@cartaviva/forms';
import { cn } from '@cartaviva/ui';
import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { useCategories } from '../../store/use-categories';
import { useItems } from '../../store/use-items';
import { MenuPreview } from './menu-preview';
import { MESSAGES } from './messages';
import { OpenMenu } from './open-menu';
import { useSettled } from './use-settled';

/** The diner page hears of a save a moment after it; until then we draw it ourselves. */
const PAGE_CATCHES_UP_MS = 1000;

/** A keyboard scrolls it too. */
const SCROLLED = { role: 'region', tabIndex: 0, 'aria-label': MESSAGES.drawing };

interface PreviewPanelProps {
  readonly menu: EditedMenu;
  readonly form: DtoForm<UpdateMenuRequest>;
  readonly className?: string;
}

/** The menu on a phone: the diner page itself, or our drawing of what is not on it yet. */
export function PreviewPanel({ menu, form, className }: PreviewPanelProps) {
  const { hasPublicPages } = useMenuStore();
  const { data: categories = [] } = useCategories(menu.id);
  const { data: items = [] } = useItems(menu.id);
  const draft = { ...menu, ...useWatch({ control: form.control }) } as EditedMenu;
  const { isDirty } = form.formState;

  const saved = JSON.stringify([menu, categories, items]);
  const pageIsCurrent = useSettled(saved, PAGE_CATCHES_UP_MS) === saved;
  const isOnline = menu.isPublished && hasPublicPages;

  return (
    <aside aria-label={MESSAGES.panel} className={cn('grid justify-items-center gap-3', className)}>
      <div className="relative h-[calc(100dvh-14rem)] max-h-170 min-h-100 w-full max-w-90 overflow-hidden rounded-[28px] border-[6px] border-ink bg-paper dark:border-control">
        {isOnline && pageIsCurrent && !isDirty ? (
          <>
            <p aria-hidden className="absolute inset-0 grid place-items-center text-ink-soft">
              {MESSAGES.loading}
            </p>
            <iframe
              key={saved}
              src={`/menu/${menu.id}`}
              title={MESSAGES.page(menu.restaurantName)}
              className="relative size-full"
            />
          </>
        ) : (
          <div {...SCROLLED} className="size-full overflow-y-auto">
            <MenuPreview menu={draft} categories={categories} items={items} />
          </div>
        )}
      </div>
      <p className="text-center text-sm text-balance text-ink-soft">{caption()}</p>
      <OpenMenu menu={menu} variant="ghost" later={MESSAGES.fullLater}>
        {MESSAGES.full}
        <ExternalLink aria-hidden />
      </OpenMenu>
    </aside>
  );

  function caption(): string {
    if (!menu.isPublished) return MESSAGES.draft;
    return isDirty ? MESSAGES.unsaved : MESSAGES.live;
  }
}
