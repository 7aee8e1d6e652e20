import { saveMade, sentenceOf } from '@cartaviva/api-client';
import { languageOf } from '@cartaviva/domain';
import type { TranslationPlan } from '@cartaviva/menu-import';
import { useState } from 'react';
import type { EditedMenu } from '../../../store/menu-store';
import { useAllTranslations, type AllTranslations } from '../../../store/use-all-translations';
import { CSV, spreadsheetIn } from '../../items/import/spreadsheet-file';
import { SPREADSHEET_MESSAGES as MESSAGES } from './messages';
import { savedTexts, translatedLines } from './translated-lines';

/** Steps of a spreadsheet import. Nothing is saved before the owner reviews the changes. */
type SpreadsheetState =
  | {
      readonly step: 'choosing';
      readonly fault?: string;
      readonly busy?: 'download' | 'upload';
    }
  | {
      readonly step: 'reviewing';
      readonly plan: TranslationPlan;
      readonly present: AllTranslations;
      readonly fault?: string;
      readonly isBusy?: boolean;
    }
  | { readonly step: 'done'; readonly saved: number };

/** Downloads the menu's translations as a CSV file and imports them again. The parser is a lazy chunk. */
export function useTranslationSpreadsheet(menu: EditedMenu) {
  const { read, save } = useAllTranslations(menu.id);
  const [state, setState] = useState<SpreadsheetState>({ step: 'choosing' });

  async function download(): Promise<void> {
    setState({ step: 'choosing', busy: 'download' });
    try {
      const [{ writeTranslations }, present] = await Promise.all([
        import('@cartaviva/menu-import'),
        read(menu.languages),
      ]);
      const csv = writeTranslations(translatedLines(present), menu.languages);
      saveMade(new Blob([csv], { type: `${CSV};charset=utf-8` }), MESSAGES.fileName(menu.slug));
      setState({ step: 'choosing' });
    } catch (error) {
      setState({ step: 'choosing', fault: sentenceOf(error, MESSAGES.unread) });
    }
  }

  async function review(file: File): Promise<void> {
    const chosen = spreadsheetIn(file);
    if ('fault' in chosen) return setState({ step: 'choosing', fault: chosen.fault });
    setState({ step: 'choosing', busy: 'upload' });
    try {
      const [{ planTranslations, readSpreadsheet }, present] = await Promise.all([
        import('@cartaviva/menu-import'),
        read(menu.languages),
      ]);
      const bytes = new Uint8Array(await chosen.table.arrayBuffer());
      const table = await readSpreadsheet(bytes).catch(() => undefined);
      if (!table) return setState({ step: 'choosing', fault: MESSAGES.unreadable });
      const plan = planTranslations(table, translatedLines(present), menu.languages);
      const names = menu.languages.map((code) => languageOf(code).name).join(', ');
      setState(
        plan
          ? { step: 'reviewing', plan, present }
          : { step: 'choosing', fault: MESSAGES.noColumns(names) },
      );
    } catch (error) {
      setState({ step: 'choosing', fault: sentenceOf(error, MESSAGES.unread) });
    }
  }

  async function land(plan: TranslationPlan, present: AllTranslations): Promise<void> {
    setState({ step: 'reviewing', plan, present, isBusy: true });
    try {
      await save(savedTexts(present, plan.changes));
      setState({ step: 'done', saved: plan.changes.length });
    } catch (error) {
      const fault = sentenceOf(error, MESSAGES.failed);
      setState({ step: 'reviewing', plan, present, fault });
    }
  }

  return { state, download, review, land, restart: () => setState({ step: 'choosing' }) };
}
