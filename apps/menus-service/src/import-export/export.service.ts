import { menus, type FileReply, type RequestTo } from '@cartaviva/contracts';
import { fileTitle } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { readRows } from './read-rows';
import { SPREADSHEET_LANE, SpreadsheetThreads } from './spreadsheet-threads';

@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: SpreadsheetThreads,
  ) {}

  @Handles(menus.menu.export, SPREADSHEET_LANE)
  async export(
    { menuId }: RequestTo<typeof menus.menu.export>,
    { accountId, deadline }: MessageContext,
  ): Promise<FileReply> {
    const { manager } = this.dataSource;
    const { restaurantName, name } = await getOwnMenu(manager, accountId, menuId);
    const rows = await readRows(manager, menuId);
    const content = await this.threads.run('write', rows, { ownerId: accountId, deadline });
    return { content, fileName: `${fileTitle(restaurantName)} - ${fileTitle(name)}.csv` };
  }
}
