import type { DraftTable } from '@cartaviva/domain';
import { Fault } from '@cartaviva/forms/images';
import { Button, Callout } from '@cartaviva/ui';
import { useState } from 'react';
import { TABLE_MESSAGES as MESSAGES } from './messages';
import {
  choiceFault,
  firstChoice,
  lacksPrice,
  sheetGroups,
  withRole,
  withSheet,
  type TableChoice,
} from './table-choice';
import { TableColumns } from './table-columns';
import type { AskedTable } from './use-table-reading';

interface TableQuestionProps {
  readonly asked: AskedTable;
  /** Is true when reading the table again would replace a corrected draft. */
  readonly hasDraft: boolean;
  readonly onRead: (choice: TableChoice) => void;
  readonly onBack: () => void;
}

export function TableQuestion({ asked, hasDraft, onRead, onBack }: TableQuestionProps) {
  const { tables, fault: refusal, isBusy = false } = asked;
  const [choice, setChoice] = useState(() => firstChoice(tables));
  const [isTold, setIsTold] = useState(false);
  const fault = choiceFault(choice);
  const nameOf = (at: number) => MESSAGES.sheet(tables[at]!.name, at);

  function submit(): void {
    setIsTold(true);
    if (!fault) onRead(choice);
  }

  return (
    <section aria-labelledby="table-question" className="grid min-w-0 gap-4 py-2">
      <div className="grid gap-1">
        <h2 id="table-question" className="text-lg font-semibold">
          {MESSAGES.title}
        </h2>
        <p className="text-sm text-ink-soft">{MESSAGES.text}</p>
        {hasDraft && <p className="text-sm text-ink-soft">{MESSAGES.losesEdits}</p>}
      </div>
      {tables.length > 1 && (
        <Sheets
          tables={tables}
          choice={choice}
          onSheet={(at, isRead) => setChoice((before) => withSheet(before, at, isRead))}
        />
      )}
      {sheetGroups(tables, choice).map((sheets) => (
        <div key={sheets[0]} className="grid min-w-0 gap-2">
          {tables.length > 1 && (
            <h3 className="text-sm font-semibold wrap-anywhere">
              {MESSAGES.ofSheets(sheets.map(nameOf))}
            </h3>
          )}
          <TableColumns
            table={tables[sheets[0]!]!}
            roles={choice[sheets[0]!]!.roles}
            onRole={(column, role) => setChoice((before) => withRole(before, sheets, column, role))}
          />
        </div>
      ))}
      {lacksPrice(choice) && <Callout tone="warning">{MESSAGES.noPrice}</Callout>}
      <Fault text={isTold && fault ? fault : refusal} />
      <div className="flex flex-wrap justify-end gap-3 pb-4">
        <Button variant="secondary" onClick={onBack}>
          {MESSAGES.back}
        </Button>
        <Button busy={isBusy} onClick={submit}>
          {MESSAGES.read}
        </Button>
      </div>
    </section>
  );
}

interface SheetsProps {
  readonly tables: readonly DraftTable[];
  readonly choice: TableChoice;
  readonly onSheet: (at: number, isRead: boolean) => void;
}

function Sheets({ tables, choice, onSheet }: SheetsProps) {
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="text-sm font-semibold">{MESSAGES.sheets}</legend>
      {tables.map(({ name }, at) => (
        <label key={at} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={choice[at]?.isRead ?? false}
            onChange={({ target }) => onSheet(at, target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">{MESSAGES.sheet(name, at)}</span>
        </label>
      ))}
    </fieldset>
  );
}
