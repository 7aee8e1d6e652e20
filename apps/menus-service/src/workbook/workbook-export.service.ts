import { DomainError, menus, type FileReply, type Nothing } from '@cartaviva/contracts';
import { byRestaurant, fileTitle, MAX_IMPORT_BYTES } from '@cartaviva/domain';
import { MAX_SHEETS, MAX_WORKBOOK_LINES } from '@cartaviva/menu-import';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows } from '../import-export/read-rows';
import { SPREADSHEET_LANE, SpreadsheetThreads } from '../import-export/spreadsheet-threads';
import { Menu } from '../menus/menu.entity';

@Injectable()
export class WorkbookExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: SpreadsheetThreads,
  ) {}

  /**
   * Returns the workbook with a sheet for each menu: by restaurant, oldest first.
   * @throws DomainError WORKBOOK_TOO_LARGE if it exceeds the sheets, lines, or bytes that the import accepts
   */
  @Handles(menus.workbook.export, SPREADSHEET_LANE)
  async export(_: Nothing, { accountId, deadline }: MessageContext): Promise<FileReply> {
    const { menus, restaurants } = await this.dataSource.transaction(
      'REPEATABLE READ',
      async (manager) => {
        const own = await manager.find(Menu, {
          where: { accountId },
          order: { createdAt: 'ASC', id: 'ASC' },
          take: MAX_SHEETS + 1,
        });
        if (own.length > MAX_SHEETS) throw new DomainError('WORKBOOK_TOO_LARGE');
        const read: { name: string; items: Awaited<ReturnType<typeof readRows>> }[] = [];
        let lines = 0;
        for (const { id, name } of byRestaurant(own)) {
          const items = await readRows(manager, id);
          lines += 1 + items.length;
          if (lines > MAX_WORKBOOK_LINES) throw new DomainError('WORKBOOK_TOO_LARGE');
          read.push({ name, items });
        }
        return {
          menus: read,
          restaurants: new Set(own.map(({ restaurantName }) => restaurantName)),
        };
      },
    );
    const content = await this.threads.run('writeMenus', menus, { ownerId: accountId, deadline });
    if (content.byteLength > MAX_IMPORT_BYTES) throw new DomainError('WORKBOOK_TOO_LARGE');
    return { content: Buffer.from(content).toString('base64'), fileName: fileNameFor(restaurants) };
  }
}

/** Uses the first name if there are several restaurants. */
function fileNameFor(restaurants: ReadonlySet<string>): string {
  const [first = ''] = restaurants;
  const others = restaurants.size > 1 ? ` y ${restaurants.size - 1} más` : '';
  return `${fileTitle(first)}${others} - menús.xlsx`;
}
