import { sentenceOf } from '@cartaviva/api-client';
import type { ImportReport } from '@cartaviva/contracts';
import { useState } from 'react';
import { useImportSpreadsheet } from '../../../store/use-import-spreadsheet';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { spreadsheetIn } from './spreadsheet-file';

/** Steps of an import. Nothing is imported before the owner reviews the report. */
type ImportState =
  | { readonly step: 'choosing'; readonly fault?: string; readonly isBusy?: boolean }
  | {
      readonly step: 'reviewing';
      readonly table: Blob;
      readonly report: ImportReport;
      readonly fault?: string;
      readonly isBusy?: boolean;
    };

export function useImport(menuId: string, onLanded: (report: ImportReport) => void) {
  const importSpreadsheet = useImportSpreadsheet(menuId);
  const [state, setState] = useState<ImportState>({ step: 'choosing' });

  async function review(file: File): Promise<void> {
    const read = spreadsheetIn(file);
    if ('fault' in read) return setState({ step: 'choosing', fault: read.fault });
    setState({ step: 'choosing', isBusy: true });
    try {
      const report = await importSpreadsheet.preview(read.table);
      setState({ step: 'reviewing', table: read.table, report });
    } catch (error) {
      setState({ step: 'choosing', fault: sentenceOf(error, MESSAGES.unreadable) });
    }
  }

  async function land(table: Blob, report: ImportReport): Promise<void> {
    setState({ step: 'reviewing', table, report, isBusy: true });
    try {
      onLanded(await importSpreadsheet.land(table));
    } catch (error) {
      const fault = sentenceOf(error, MESSAGES.failed);
      setState({ step: 'reviewing', table, report, fault });
    }
  }

  return { state, review, land, restart: () => setState({ step: 'choosing' }) };
}
