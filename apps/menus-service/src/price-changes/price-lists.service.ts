import { menus, type PriceListView, type RequestTo } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { readFile } from '../import-export/read-file';
import { SPREADSHEET_LANE, SpreadsheetThreads } from '../import-export/spreadsheet-threads';

@Injectable()
export class PriceListsService {
  constructor(private readonly threads: SpreadsheetThreads) {}

  /** @throws DomainError IMPORT_UNREADABLE */
  @Handles(menus.priceChange.read, SPREADSHEET_LANE)
  async read(
    { content }: RequestTo<typeof menus.priceChange.read>,
    context: MessageContext,
  ): Promise<PriceListView> {
    const list = await readFile(this.threads, 'readPrices', content, context);
    return {
      prices: [...list.prices],
      faults: [...list.refused],
      ignoredColumns: [...list.ignored],
      otherSheets: [...list.otherSheets],
    };
  }
}
