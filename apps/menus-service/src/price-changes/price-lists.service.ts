import type { PriceListView } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { readFile } from '../import-export/read-file';
import { SpreadsheetThreads } from '../import-export/spreadsheet-threads';

@Injectable()
export class PriceListsService {
  constructor(private readonly threads: SpreadsheetThreads) {}

  /** @throws DomainError IMPORT_UNREADABLE */
  async read(context: MessageContext, content: Uint8Array): Promise<PriceListView> {
    const list = await readFile(this.threads, 'readPrices', content, context);
    return {
      prices: [...list.prices],
      faults: [...list.refused],
      ignoredColumns: [...list.ignored],
      otherSheets: [...list.otherSheets],
    };
  }
}
