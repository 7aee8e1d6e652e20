import { DomainError, media, menus, PrintMenu, type PrintedView } from '@cartaviva/contracts';
import { fileNameOf } from '@cartaviva/domain';
import { Handles, MessageClient, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { PublicMenuService } from '../public-menu/public-menu.service';

const NAMES = { tent: 'mesas', label: 'etiquetas', poster: 'afiche', menu: 'carta' } as const;

@Controller()
export class PrintsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publicMenu: PublicMenuService,
    private readonly client: MessageClient,
  ) {}

  /** Refused as MENU_NOT_PUBLISHED: a code on paper must lead somewhere the moment it is printed. */
  @Handles(menus.menu.print)
  async print(
    @Payload() { menuId, layout, tables }: PrintMenu,
    @Ctx() { userId, actor, requestId, deadline }: MessageContext,
  ): Promise<PrintedView> {
    const menu = await getOwnMenu(this.dataSource.manager, userId, menuId);
    const reply = await this.publicMenu.find(menuId);
    if (reply.state !== 'published') throw new DomainError('MENU_NOT_PUBLISHED');
    const { logoUrl, qrDesign, restaurantName } = menu;
    const { pdf } = await this.client.call(
      media.print.draw,
      { menuId, logoUrl, layout, tables, content: reply.published, qrDesign },
      { actor, requestId, deadline },
    );
    return { pdf, fileName: `${fileNameOf(restaurantName)}-${NAMES[layout]}.pdf` };
  }
}
