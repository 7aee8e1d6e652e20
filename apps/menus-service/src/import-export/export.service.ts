import { fileTitle } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { readRows } from './read-rows';
import { SpreadsheetThreads } from './spreadsheet-threads';

@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: SpreadsheetThreads,
  ) {}

  async csv({ accountId, deadline }: MessageContext, menuId: string) {
    const { manager } = this.dataSource;
    const { restaurantName, name } = await getOwnMenu(manager, accountId, menuId);
    const rows = await readRows(manager, menuId);
    const csv = await this.threads.run('write', rows, { ownerId: accountId, deadline });
    return { csv, fileName: `${fileTitle(restaurantName)} - ${fileTitle(name)}.csv` };
  }
}
