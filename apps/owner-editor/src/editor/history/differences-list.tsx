import type { Difference } from '@cartaviva/contracts';
import { UNCATEGORIZED } from '@cartaviva/domain';
import { Badge } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';

interface DifferencesListProps {
  readonly differences: readonly Difference[];
  readonly actionOf?: ((difference: Difference) => ReactNode) | undefined;
}

export function DifferencesList({ differences, actionOf }: DifferencesListProps) {
  if (differences.length === 0) return <p className="text-sm text-ink-soft">{MESSAGES.same}</p>;
  return (
    <div className="grid gap-5">
      {groupsOf(differences).map(([heading, rows]) => (
        <section key={heading} aria-label={heading}>
          <h3 className="text-xs font-semibold tracking-wide text-ink-faint uppercase">
            {heading}
          </h3>
          <ul className="mt-2 grid gap-3">
            {rows.map((row) => (
              <li key={`${row.kind} ${row.id}`} className="text-sm">
                <Row difference={row} />
                {actionOf?.(row)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupsOf(differences: readonly Difference[]): [heading: string, rows: Difference[]][] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const heading = headingOf(difference);
    groups.set(heading, [...(groups.get(heading) ?? []), difference]);
  }
  return [...groups];
}

function headingOf({ kind, category }: Difference): string {
  if (kind === 'menu') return MESSAGES.whole;
  return kind === 'category' ? MESSAGES.categories : (category ?? UNCATEGORIZED);
}

function Row({ difference: { kind, name, change, fields } }: { difference: Difference }) {
  return (
    <>
      {kind !== 'menu' && (
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {change === 'added' && <Badge tone="live">{MESSAGES.change.added}</Badge>}
          {change === 'removed' && <Badge tone="danger">{MESSAGES.change.removed}</Badge>}
        </p>
      )}
      {change !== 'removed' && (
        <dl className="mt-0.5 grid gap-0.5 text-ink-soft">
          {fields
            .filter(({ field }) => change === 'changed' || BRIEF.includes(field))
            .map(({ field, label, before, after }) => (
              <div key={field} className="wrap-anywhere">
                <dt className="inline">{label}: </dt>
                <dd className="inline text-ink tabular-nums">
                  {before !== '' && (
                    <>
                      <del className="text-ink-faint">{before}</del>
                      <span aria-hidden> → </span>
                      <span className="sr-only"> {MESSAGES.becomes} </span>
                    </>
                  )}
                  <ins className="no-underline">{after || MESSAGES.nothing}</ins>
                </dd>
              </div>
            ))}
        </dl>
      )}
    </>
  );
}

/** Fields that are shown for a new item. */
const BRIEF: readonly string[] = ['price', 'sizes', 'description'];
