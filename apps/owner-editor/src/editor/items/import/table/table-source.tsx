import type { DraftTable } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { TABLE_MESSAGES as MESSAGES } from './messages';
import { FirstRows } from './table-columns';

interface TableSourceProps {
  readonly tables: readonly DraftTable[];
  /** Undefined when the file is no longer available. */
  readonly onChange: (() => void) | undefined;
}

export function TableSource({ tables, onChange }: TableSourceProps) {
  const read = tables.filter(({ isRead }) => isRead);
  return (
    <div className="grid max-h-[calc(100dvh-10rem)] min-w-0 gap-3 overflow-y-auto">
      {onChange && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={onChange}>
          {tables.length > 1 ? MESSAGES.changeSheets : MESSAGES.change}
        </Button>
      )}
      {read.map((table, at) => (
        <figure key={at} className="grid min-w-0 gap-1">
          <figcaption className="text-sm text-ink-soft">{table.name || MESSAGES.source}</figcaption>
          <FirstRows
            isBrief
            table={table}
            head={(title, column) => (
              <>
                <span className="block wrap-anywhere">{title}</span>
                <span className="block font-normal text-ink-soft">
                  {roleLabel(table.columns[column]?.role)}
                </span>
              </>
            )}
          />
        </figure>
      ))}
    </div>
  );
}

const roleLabel = (role: DraftTable['columns'][number]['role'] | undefined): string =>
  role ? MESSAGES.roles[role] : MESSAGES.isNotRead;
