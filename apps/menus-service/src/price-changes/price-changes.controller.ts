import {
  ApplyPrices,
  menus,
  PageRequest,
  PriceChangeOf,
  PriceChangeRequest,
  ReadPrices,
  type Page,
  type PriceChangePreview,
  type PriceChangeView,
  type PriceListView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PriceChangesService } from './price-changes.service';
import { PriceListsService } from './price-lists.service';
import { SPREADSHEET_LANE } from '../import-export/spreadsheet-threads';

@Controller()
export class PriceChangesController {
  constructor(
    private readonly changes: PriceChangesService,
    private readonly lists: PriceListsService,
  ) {}

  @Handles(menus.priceChange.read, SPREADSHEET_LANE)
  read(@Payload() { content }: ReadPrices, @Ctx() context: MessageContext): Promise<PriceListView> {
    return this.lists.read(context, content);
  }

  @Handles(menus.priceChange.preview)
  preview(
    @Payload() request: PriceChangeRequest,
    @Ctx() context: MessageContext,
  ): Promise<PriceChangePreview> {
    return this.changes.preview(context, request);
  }

  @Handles(menus.priceChange.apply)
  apply(@Payload() request: ApplyPrices, @Ctx() context: MessageContext): Promise<PriceChangeView> {
    return this.changes.apply(context, request);
  }

  @Handles(menus.priceChange.undo)
  undo(
    @Payload() { priceChangeId }: PriceChangeOf,
    @Ctx() context: MessageContext,
  ): Promise<PriceChangeView> {
    return this.changes.undo(context, priceChangeId);
  }

  @Handles(menus.priceChange.list)
  list(
    @Payload() page: PageRequest,
    @Ctx() context: MessageContext,
  ): Promise<Page<PriceChangeView>> {
    return this.changes.list(context, page);
  }
}
