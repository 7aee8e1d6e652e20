import type { DraftTable } from '@cartaviva/domain';
import { useState, type ReactNode } from 'react';
import { useSteadyCallback } from '../../use-steady-callback';
import { TABLE_MESSAGES } from '../table/messages';
import { TableSource } from '../table/table-source';
import { rowsOf, type DraftRow, type EditedDraft } from './edited-draft';
import { DRAFT_MESSAGES } from './messages';
import { isShownBeside, SourcesView } from './source-view';
import type { DraftSources } from '../menu-image';

interface DraftSource {
  /** Source for a column beside the draft. Undefined if there is none. */
  readonly beside: ReactNode;
  /** Source for screens without room beside the draft. */
  readonly above: ReactNode;
  /** Shows the source of a row. */
  readonly onRow: (key: DraftRow['key']) => void;
}

/** Source of the draft: a table, or photos and PDFs, of which the one of the row in hand is shown. */
export function useDraftSource(
  draft: EditedDraft,
  sources: DraftSources,
  onTable: (file: File, tables: readonly DraftTable[]) => void,
): DraftSource {
  const [shown, setShown] = useState(0);
  const onRow = useSteadyCallback((key: DraftRow['key']) => {
    const row = rowsOf(draft).find((each) => each.key === key);
    if (row) setShown(row.source ?? 0);
  });
  const { tables } = draft;
  const [first] = sources;
  if (tables) {
    const file = first?.kind === 'table' ? first.file : undefined;
    const table = <TableSource tables={tables} onChange={file && (() => onTable(file, tables))} />;
    return {
      beside: table,
      above: <Folded title={TABLE_MESSAGES.firstRows}>{table}</Folded>,
      onRow,
    };
  }
  if (!sources.some((source) => source)) return { beside: undefined, above: undefined, onRow };
  const at = Math.min(shown, sources.length - 1);
  const view = <SourcesView sources={sources} at={at} onPage={setShown} />;
  const isSeen = sources.some((source) => source && isShownBeside(source));
  if (!isSeen) return { beside: undefined, above: view, onRow };
  const title = DRAFT_MESSAGES.source.show(sources.length);
  return { beside: view, above: <Folded title={title}>{view}</Folded>, onRow };
}

/** Renders its content only when it is open, so that a PDF is not loaded twice. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="lg:hidden" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-sm font-semibold">{title}</summary>
      {isOpen && children}
    </details>
  );
}
