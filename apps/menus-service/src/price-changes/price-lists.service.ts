import { DomainError, type ImportedFile, type PriceListView } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { TaskAborted } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';
import { SpreadsheetThreads } from '../import-export/spreadsheet-threads';

/** Reads the prices of spreadsheets. */
@Injectable()
export class PriceListsService {
  constructor(private readonly threads: SpreadsheetThreads) {}

  /** Of a file. Refused as IMPORT_UNREADABLE. */
  async read({ userId, deadline }: MessageContext, content: ImportedFile): Promise<PriceListView> {
    const asker = { ownerId: userId, deadline };
    const list = await this.threads.run('readPrices', content, asker).catch((error: unknown) => {
      if (!(error instanceof TaskAborted)) throw error;
    });
    if (!list) throw new DomainError('IMPORT_UNREADABLE');
    return { prices: [...list.prices], faults: [...list.refused] };
  }
}
