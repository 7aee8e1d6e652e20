import { isPlainPress } from '@cartaviva/api-client';
import { PRINT_LAYOUTS, tablesIn, type PrintLayout } from '@cartaviva/domain';
import { Card, cn, Field, TextInput } from '@cartaviva/ui';
import { useState, type MouseEvent } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { MESSAGES } from './messages';
import type { PrintedMenuFace } from './thumbnails/printed-face';
import { PrintedPage } from './thumbnails/printed-page';
import { usePrintedFace } from './thumbnails/use-printed-face';
import { usePrint } from './use-print';

export function PrintPanel({ menu }: { menu: EditedMenu }) {
  const { hasPublicPages } = useMenuStore();
  const face = usePrintedFace(menu);
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
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-2">
        {PRINT_LAYOUTS.map((layout) => (
          <li key={layout}>
            <PrintLink layout={layout} face={face} href={isReady ? address(layout) : undefined} />
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

interface PrintLinkProps {
  readonly layout: PrintLayout;
  readonly face: PrintedMenuFace;
  /** Undefined when the menu cannot be printed. */
  readonly href: string | undefined;
}

/** Link that downloads the file and shows a toast when the download fails. */
function PrintLink({ layout, face, href }: PrintLinkProps) {
  const { name, text } = MESSAGES.prints[layout];
  const { print, isBusy } = usePrint();

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
      <span className="w-16 shrink-0">
        <PrintedPage layout={layout} face={face} />
      </span>
      <span className="min-w-0">
        <span className="block text-sm font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{isBusy ? MESSAGES.printing : text}</span>
      </span>
    </a>
  );
}
