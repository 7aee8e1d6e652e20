import { sentenceOf } from '@cartaviva/api-client';
import type { ImportReport } from '@cartaviva/contracts';
import { useRef, useState } from 'react';
import { useImportSpreadsheet } from '../../../../store/use-import-spreadsheet';
import { IMPORT_MESSAGES } from '../messages';
import { CSV } from '../spreadsheet-file';
import { refusedRows, spreadsheetOf } from './draft-spreadsheet';
import type { EditedDraft } from './edited-draft';

const NONE: ReadonlyMap<number, string> = new Map();

/** Imports a draft into its menu, completely or not at all if an item is rejected. */
export function useLanding(menuId: string) {
  const importSpreadsheet = useImportSpreadsheet(menuId);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState(NONE);

  /**
   * Last table sent. An unchanged draft sends the same object again, so that the server recognizes the repetition.
   */
  const sent = useRef<{ readonly csv: string; readonly table: Blob }>(undefined);

  function tableOf(draft: EditedDraft): Blob {
    const csv = spreadsheetOf(draft);
    if (sent.current?.csv !== csv) sent.current = { csv, table: new Blob([csv], { type: CSV }) };
    return sent.current.table;
  }

  async function land(draft: EditedDraft): Promise<ImportReport | undefined> {
    const table = tableOf(draft);
    setIsBusy(true);
    setFault(undefined);
    try {
      const preview = await importSpreadsheet.preview(table);
      setRefused(refusedRows(draft, preview));
      if (preview.faults.length > 0) return undefined;
      return await importSpreadsheet.land(table);
    } catch (error) {
      setFault(sentenceOf(error, IMPORT_MESSAGES.failed));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return { land, isBusy, fault, refused };
}
