import {
  ItemRequest,
  MenuRequest,
  menus,
  ShareItems,
  type Nothing,
  type ShareReport,
  type SharingView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SharedItemsService } from './shared-items.service';

@Controller()
export class SharedItemsController {
  constructor(private readonly shared: SharedItemsService) {}

  @Handles(menus.item.sharing)
  sharing(
    @Payload() { menuId }: MenuRequest,
    @Ctx() context: MessageContext,
  ): Promise<SharingView> {
    return this.shared.sharing(context, menuId);
  }

  @Handles(menus.item.share)
  share(@Payload() wanted: ShareItems, @Ctx() context: MessageContext): Promise<ShareReport> {
    return this.shared.share(context, wanted);
  }

  @Handles(menus.item.separate)
  async separate(
    @Payload() { itemId }: ItemRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.shared.separate(context, itemId);
    return {};
  }
}
