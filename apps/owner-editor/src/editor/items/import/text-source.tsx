import { hasHeadings, readMenuText, textTable } from '@cartaviva/menu-import';
import { Button, Field, TextArea } from '@cartaviva/ui';
import { useState } from 'react';
import { useMenuStore } from '../../../store/menu-store-context';
import { editedDraft, type EditedDraft } from './draft/edited-draft';
import { IMPORT_MESSAGES } from './messages';
import { tableOf } from './spreadsheet-file';

const MESSAGES = IMPORT_MESSAGES.typed;

/** Maximum length of the text in characters, which is about 500 items with descriptions. */
const MAX_TEXT = 100_000;

interface TextSourceProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (draft: EditedDraft) => void;
  readonly onTable: (table: File) => void;
}

export function TextSource({ text, onText, onRead, onTable }: TextSourceProps) {
  const { readMenuFile } = useMenuStore();
  const [fault, setFault] = useState<string>();
  const isTable = readMenuFile ? (typed: string) => textTable(typed) !== undefined : hasHeadings;

  function read(): void {
    if (!text.trim()) return setFault(MESSAGES.nothing);
    if (text.length > MAX_TEXT) return setFault(MESSAGES.tooLong);
    if (isTable(text)) return onTable(tableOf(text));
    const draft = editedDraft(readMenuText(text));
    if (draft.sections.length === 0) return setFault(MESSAGES.unreadable);
    onRead(draft);
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <Field label={MESSAGES.label} hint={MESSAGES.hint} error={fault}>
        {(control) => (
          <TextArea
            rows={9}
            autoCapitalize="sentences"
            placeholder={MESSAGES.example}
            className="max-h-[60dvh]"
            value={text}
            onChange={({ target }) => {
              setFault(undefined);
              onText(target.value);
            }}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-end max-sm:w-full">
        {MESSAGES.read}
      </Button>
    </form>
  );
}
