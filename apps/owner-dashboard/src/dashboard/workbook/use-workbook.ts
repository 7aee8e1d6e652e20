import { api, saveFile, sentenceOf } from '@cartaviva/api-client';
import type { WorkbookReport } from '@cartaviva/contracts';
import { MAX_IMPORT_BYTES } from '@cartaviva/domain';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** State of the workbook import. Nothing is saved before the owner reviews the changes. */
interface WorkbookState {
  readonly step: 'choosing' | 'reviewing' | 'saved';
  readonly isBusy?: boolean;
  readonly fault?: string;
  readonly workbook?: Blob;
  readonly report?: WorkbookReport;
}

export function useWorkbook() {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<WorkbookState>({ step: 'choosing' });

  async function during(failure: string, work: () => Promise<WorkbookState>): Promise<void> {
    const { fault: _, ...before } = state;
    setState({ ...before, isBusy: true });
    try {
      setState(await work());
    } catch (error) {
      setState({ ...before, fault: sentenceOf(error, failure) });
    }
  }

  const review = (file: File) => {
    const isWorkbook = file.name.toLowerCase().endsWith('.xlsx') || file.type === XLSX;
    if (!isWorkbook) return setState({ step: 'choosing', fault: MESSAGES.wrongType });
    if (file.size > MAX_IMPORT_BYTES)
      return setState({ step: 'choosing', fault: MESSAGES.tooLarge });
    const workbook = new Blob([file], { type: XLSX });
    void during(MESSAGES.unreadable, async () => {
      const report = await api.post('/api/workbook', {
        params: { query: { preview: true } },
        body: workbook,
      });
      return { step: 'reviewing', workbook, report };
    });
  };

  const save = () =>
    void during(MESSAGES.failed, async () => {
      const report = await api.post('/api/workbook', { body: state.workbook! });
      await mutate((key) => typeof key === 'string' && /^\/api\/(menus|dashboard)/.test(key));
      return { step: 'saved', report };
    });

  return {
    state,
    download: () =>
      void during(MESSAGES.notDownloaded, async () => {
        await saveFile('/api/workbook');
        return { step: 'choosing' };
      }),
    review,
    save,
    restart: () => setState({ step: 'choosing' }),
  };
}
