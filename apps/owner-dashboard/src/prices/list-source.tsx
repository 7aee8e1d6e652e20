import type { PriceListView } from '@cartaviva/contracts';
import { MAX_IMPORT_BYTES } from '@cartaviva/domain';
import { Button, Callout, Field, TextArea, UnreadParts } from '@cartaviva/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { Faults } from './faults';
import { MESSAGES } from './messages';

const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ListSourceProps {
  readonly list: PriceListView | null;
  readonly isBusy: boolean;
  readonly onTable: (table: Blob) => void;
}

export function ListSource({ list, isBusy, onTable }: ListSourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);

  function take(table: Blob): void {
    setTooLarge(table.size > MAX_IMPORT_BYTES);
    if (table.size <= MAX_IMPORT_BYTES) onTable(table);
  }

  return (
    <div className="grid gap-4">
      <div>
        <input
          ref={chooser}
          type="file"
          accept={`.csv,.txt,.xlsx,${CSV},${XLSX}`}
          aria-label={MESSAGES.file}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The extension decides, because systems disagree on the type of CSV files.
            const type = file?.name.toLowerCase().endsWith('.xlsx') ? XLSX : CSV;
            if (file) take(new Blob([file], { type }));
            target.value = '';
          }}
        />
        <Button variant="secondary" busy={isBusy} onClick={() => chooser.current?.click()}>
          <FileSpreadsheet aria-hidden />
          {MESSAGES.file}
        </Button>
      </div>
      <Field label={MESSAGES.paste} hint={MESSAGES.pasteHint}>
        {(control) => (
          <TextArea
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => text.trim() && take(new Blob([text], { type: CSV }))}
            {...control}
          />
        )}
      </Field>
      {isTooLarge && (
        <Callout tone="danger" role="alert">
          {MESSAGES.tooLarge}
        </Callout>
      )}
      {list && (
        <p role="status" className="text-sm text-ink-soft">
          {MESSAGES.read(list.prices.length)}
        </p>
      )}
      {list && <Faults faults={list.faults} />}
      {list && <UnreadParts columns={list.ignoredColumns} sheets={list.otherSheets} />}
    </div>
  );
}
