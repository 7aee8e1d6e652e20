import { sentenceOf, type TableQuery } from '@cartaviva/api-client';
import type { DraftTable, MenuDraft } from '@cartaviva/domain';
import { useRef, useState } from 'react';
import { useMenuStore } from '../../../../store/menu-store-context';
import { editedDraft, type EditedDraft } from '../draft/edited-draft';
import type { MenuImage } from '../menu-image';
import { IMPORT_MESSAGES } from '../messages';
import { tableFault } from '../spreadsheet-file';
import { TABLE_MESSAGES as MESSAGES } from './messages';
import { rememberRoles } from './remembered-columns';
import { rememberedChoice, tableQuery, type TableChoice } from './table-choice';

export interface AskedTable {
  readonly step: 'asking';
  readonly file: File;
  readonly tables: readonly DraftTable[];
  readonly fault?: string;
  readonly isBusy?: boolean;
}

type TableReading =
  | { readonly step: 'choosing'; readonly fault?: string }
  | { readonly step: 'reading'; readonly percent: number }
  | AskedTable;

const isEmpty = ({ categories }: MenuDraft) => categories.every(({ items }) => items.length === 0);

/** Reads a table into a draft. A canceled reading has no effect. */
export function useTableReading(onRead: (draft: EditedDraft, source?: MenuImage) => void) {
  const { readMenuFile } = useMenuStore();
  const [state, setState] = useState<TableReading>({ step: 'choosing' });
  const turn = useRef(0);

  /** Shows the states of a reading until another one starts. */
  async function inTurn(
    work: (show: (next: TableReading) => boolean) => Promise<void>,
  ): Promise<void> {
    const mine = (turn.current += 1);
    await work((next) => {
      if (turn.current === mine) setState(next);
      return turn.current === mine;
    });
  }

  const send = (file: File, query: TableQuery, onProgress: (percent: number) => void) => {
    if (!readMenuFile) throw new Error('Reading a table takes an account');
    return readMenuFile(file, onProgress, query);
  };

  function finish(draft: MenuDraft, file: File): void {
    const source = { kind: 'table', file, url: '', width: 0, height: 0 } as const;
    onRead(editedDraft(draft), draft.tables && source);
  }

  const read = (file: File) =>
    inTurn(async (show) => {
      const onProgress = (percent: number) => void show({ step: 'reading', percent });
      onProgress(0);
      const fault = await tableFault(file);
      if (fault) return void show({ step: 'choosing', fault });
      try {
        let draft = await send(file, {}, onProgress);
        const { tables } = draft;
        const choice = tables && rememberedChoice(tables);
        if (tables && (!choice || isEmpty(draft)))
          return void show({ step: 'asking', file, tables });
        const query = choice ? tableQuery(choice) : {};
        if (query.mapping) draft = await send(file, query, onProgress);
        if (show({ step: 'choosing' })) finish(draft, file);
      } catch (error) {
        show({ step: 'choosing', fault: sentenceOf(error, IMPORT_MESSAGES.unreadable) });
      }
    });

  const readAs = ({ file, tables }: AskedTable, choice: TableChoice) =>
    inTurn(async (show) => {
      const asked = { step: 'asking', file, tables } as const;
      show({ ...asked, isBusy: true });
      try {
        const draft = await send(file, tableQuery(choice), () => undefined);
        if (isEmpty(draft)) return void show({ ...asked, fault: MESSAGES.empty });
        choice.forEach(({ isRead, roles }, at) => isRead && rememberRoles(tables[at]!, roles));
        if (show({ step: 'choosing' })) finish(draft, file);
      } catch (error) {
        show({ ...asked, fault: sentenceOf(error, IMPORT_MESSAGES.unreadable) });
      }
    });

  return {
    state,
    read,
    readAs,
    ask: (file: File, tables: readonly DraftTable[]) => setState({ step: 'asking', file, tables }),
    cancel(): void {
      turn.current += 1;
      setState({ step: 'choosing' });
    },
  };
}
