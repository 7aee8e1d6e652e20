import { DomainError, media, menus, PrintMenu, type PrintedView } from '@cartaviva/contracts';
import { fileNameOf, fileTitle } from '@cartaviva/domain';
import { Handles, MessageClient, MessageContext } from '@cartaviva/redis-transport';
import { FairSemaphore } from '@cartaviva/worker-pool';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { shownMenu } from '../restaurants/shown-menu';
import { without } from '../without';
import { giveTableCodes } from '../short-codes/give-table-codes';
import { FIND_PRINTED_MENU } from './printed-menu.query';

const NAMES = { tent: 'mesas', label: 'etiquetas', poster: 'afiche', menu: 'carta' } as const;

/** A large menu occupies the event loop for about 30 ms, so the prints of one owner are limited. */
const LIMITS = { atOnce: 8, atOncePerOwner: 2, maxWaiting: 16, maxWaitingPerOwner: 6 };

@Controller()
export class PrintsController {
  private readonly turns = new FairSemaphore(LIMITS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
  ) {}

  /** @throws DomainError MENU_NOT_PUBLISHED, because a printed code must work immediately */
  @Handles(menus.menu.print)
  async print(@Payload() wish: PrintMenu, @Ctx() context: MessageContext): Promise<PrintedView> {
    const endTurn = await this.turns.acquire(context.accountId, context.deadline - Date.now());
    try {
      return await this.draw(wish, context);
    } finally {
      endTurn();
    }
  }

  private async draw(
    { menuId, layout, tables }: PrintMenu,
    { accountId, actor, requestId, deadline }: MessageContext,
  ): Promise<PrintedView> {
    const { qrDesign } = await getOwnMenu(this.dataSource.manager, accountId, menuId);
    await giveTableCodes(this.dataSource, menuId, tables);
    const asked = [menuId, layout === 'menu', tables];
    const [printed] = await FIND_PRINTED_MENU.run(this.dataSource, asked);
    if (!printed) throw new DomainError('MENU_NOT_PUBLISHED');
    const { logoUrl, ...shown } = shownMenu(printed);
    const menu = without(shown, 'logoPlaceholder', 'coverUrl', 'openingHours');
    const content = `{"menu":${JSON.stringify(menu)},${printed.content.slice(1)}`;
    const drawn = await this.client.call(
      media.print.draw,
      { menuId, logoUrl, layout, tables, content, qrDesign },
      { actor, requestId, deadline, timeoutMs: deadline - Date.now() },
    );
    const { restaurantName } = menu;
    return {
      ...drawn,
      fileName: `${fileNameOf(restaurantName)}-${NAMES[layout]}.pdf`,
      title: `${fileTitle(restaurantName)} - ${NAMES[layout]}.pdf`,
    };
  }
}
