import { DomainError, media, menus, PrintMenu, type PrintedView } from '@cartaviva/contracts';
import { fileNameOf } from '@cartaviva/domain';
import { Handles, MessageClient, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { FIND_PRINTED_MENU } from './printed-menu.query';

const NAMES = { tent: 'mesas', label: 'etiquetas', poster: 'afiche', menu: 'carta' } as const;

@Controller()
export class PrintsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
  ) {}

  /** Refused as MENU_NOT_PUBLISHED: a code on paper must lead somewhere the moment it is printed. */
  @Handles(menus.menu.print)
  async print(
    @Payload() { menuId, layout, tables }: PrintMenu,
    @Ctx() { userId, actor, requestId, deadline }: MessageContext,
  ): Promise<PrintedView> {
    const menu = await getOwnMenu(this.dataSource.manager, userId, menuId);
    const [printed] = await FIND_PRINTED_MENU.run(this.dataSource, [menuId, layout === 'menu']);
    if (!printed) throw new DomainError('MENU_NOT_PUBLISHED');
    const { logoUrl, qrDesign, restaurantName } = menu;
    const { pdf } = await this.client.call(
      media.print.draw,
      { menuId, logoUrl, layout, tables, ...printed, qrDesign },
      { actor, requestId, deadline },
    );
    return { pdf, fileName: `${fileNameOf(restaurantName)}-${NAMES[layout]}.pdf` };
  }
}
