import { isPlainPress } from '@cartaviva/api-client';
import { PRINT_LAYOUTS, tablesIn, type PrintLayout } from '@cartaviva/domain';
import { Card, cn, Field, TextInput } from '@cartaviva/ui';
import { BookOpen, LayoutGrid, PanelTop, Tent, type LucideIcon } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { MESSAGES } from './messages';
import { usePrint } from './use-print';

const SIGNS: Record<PrintLayout, LucideIcon> = {
  tent: Tent,
  label: LayoutGrid,
  poster: PanelTop,
  menu: BookOpen,
};

/** What to put on the tables and at the door, ready for the printer. */
export function PrintPanel({ menu }: { menu: EditedMenu }) {
  const { hasPublicPages } = useMenuStore();
  const [tables, setTables] = useState('');
  const isWrong = tablesIn(tables) === null;
  const isReady = hasPublicPages && menu.isPublished && !isWrong;
  const address = (layout: PrintLayout) =>
    `/api/menus/${menu.id}/print?${new URLSearchParams({ layout, mesa: tables })}`;
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="text-lg font-semibold">{MESSAGES.print}</h2>
        <p className="text-sm text-ink-soft">{MESSAGES.printHint}</p>
      </div>
      <Field
        label={MESSAGES.tables}
        hint={MESSAGES.tablesHint}
        error={isWrong ? MESSAGES.tablesWrong : undefined}
      >
        {(control) => (
          <TextInput
            value={tables}
            onChange={(event) => setTables(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <ul className="grid gap-2 sm:grid-cols-2">
        {PRINT_LAYOUTS.map((layout) => (
          <li key={layout}>
            <PrintLink layout={layout} href={isReady ? address(layout) : undefined} />
          </li>
        ))}
      </ul>
      {!hasPublicPages && <p className="text-sm text-ink-faint">{MESSAGES.printInDemo}</p>}
      {hasPublicPages && !menu.isPublished && (
        <p className="text-sm text-ink-faint">{MESSAGES.printLater}</p>
      )}
    </Card>
  );
}

/** A press downloads the file, and says when it could not. */
function PrintLink({ layout, href }: { layout: PrintLayout; href: string | undefined }) {
  const { name, text } = MESSAGES.prints[layout];
  const { print, isBusy } = usePrint();
  const Sign = SIGNS[layout];

  function press(event: MouseEvent): void {
    if (!href || !isPlainPress(event)) return;
    event.preventDefault();
    if (!isBusy) void print(href);
  }

  return (
    <a
      href={href}
      role={href ? undefined : 'link'}
      aria-disabled={href ? undefined : true}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={cn(
        'flex h-full items-start gap-3 rounded-control border border-line p-3 transition-colors',
        href ? 'hover:border-control hover:bg-sunken' : 'opacity-55',
      )}
    >
      <Sign aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>
        <span className="block text-sm font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{isBusy ? MESSAGES.printing : text}</span>
      </span>
    </a>
  );
}
