import {
  CreateItem,
  ItemRequest,
  menus,
  SearchItems,
  UpdateItem,
  UpsertItems,
  type FoundItem,
  type ItemView,
  type Page,
  type Revised,
  type UpsertReport,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ItemsService } from './items.service';
import { UpsertService } from './upsert/upsert.service';

@Controller()
export class ItemsController {
  constructor(
    private readonly items: ItemsService,
    private readonly upserts: UpsertService,
  ) {}

  @Handles(menus.item.search)
  search(
    @Payload() asked: SearchItems,
    @Ctx() context: MessageContext,
  ): Promise<Page<FoundItem> & Revised> {
    return this.items.search(context, asked);
  }

  @Handles(menus.item.get)
  get(@Payload() { itemId }: ItemRequest, @Ctx() context: MessageContext): Promise<ItemView> {
    return this.items.get(context, itemId);
  }

  @Handles(menus.item.create)
  create(@Payload() item: CreateItem, @Ctx() context: MessageContext): Promise<ItemView> {
    return this.items.create(context, item);
  }

  @Handles(menus.item.update)
  update(@Payload() change: UpdateItem, @Ctx() context: MessageContext): Promise<ItemView> {
    return this.items.update(context, change);
  }

  @Handles(menus.item.upsert)
  upsert(@Payload() request: UpsertItems, @Ctx() context: MessageContext): Promise<UpsertReport> {
    return this.upserts.upsert(context, request);
  }
}
