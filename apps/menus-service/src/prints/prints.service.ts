import { DomainError, media, menus, type FileReply, type RequestTo } from '@cartaviva/contracts';
import { fileTitle, tablesIn } from '@cartaviva/domain';
import { Handles, MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { FairSemaphore } from '@cartaviva/worker-pool';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { shownMenu } from '../restaurants/shown-menu';
import { without } from '../without';
import { giveTableCodes } from '../short-codes/give-table-codes';
import { FIND_PRINTED_MENU } from './printed-menu.query';

const NAMES = { tent: 'mesas', label: 'etiquetas', poster: 'afiche', menu: 'carta' } as const;

/** A large menu occupies the event loop for about 30 ms, so the prints of one owner are limited. */
const LIMITS = { atOnce: 8, atOncePerOwner: 2, maxWaiting: 16, maxWaitingPerOwner: 6 };

type PrintRequest = RequestTo<typeof menus.menu.print>;

@Injectable()
export class PrintsService {
  private readonly turns = new FairSemaphore(LIMITS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
  ) {}

  /** @throws DomainError MENU_NOT_PUBLISHED, because a printed code must work immediately */
  @Handles(menus.menu.print)
  async print(wish: PrintRequest, context: MessageContext): Promise<FileReply> {
    const endTurn = await this.turns.acquire(context.accountId, context.deadline - Date.now());
    try {
      return await this.draw(wish, context);
    } finally {
      endTurn();
    }
  }

  private async draw(
    { menuId, layout, mesa = '' }: PrintRequest,
    { accountId, actor, requestId, deadline }: MessageContext,
  ): Promise<FileReply> {
    const tables = tablesIn(mesa) ?? [];
    const { qrDesign } = await getOwnMenu(this.dataSource.manager, accountId, menuId);
    await giveTableCodes(this.dataSource, menuId, tables);
    const asked = [menuId, layout === 'menu', tables];
    const [printed] = await FIND_PRINTED_MENU.run(this.dataSource, asked);
    if (!printed) throw new DomainError('MENU_NOT_PUBLISHED');
    const { logoUrl, ...shown } = shownMenu(printed);
    const menu = without(shown, 'logoPlaceholder', 'coverUrl', 'openingHours');
    const content = `{"menu":${JSON.stringify(menu)},${printed.content.slice(1)}`;
    const { pdf, ...lost } = await this.client.call(
      media.print.draw,
      { menuId, logoUrl, layout, tables, content, qrDesign },
      { actor, requestId, deadline, timeoutMs: deadline - Date.now() },
    );
    const { restaurantName } = menu;
    return {
      ...lost,
      content: pdf,
      fileName: `${fileTitle(restaurantName)} - ${NAMES[layout]}.pdf`,
    };
  }
}
