import {
  CompareVersion,
  menus,
  RestoreVersion,
  VersionsOf,
  type MenuVersion,
  type Page,
  type RestoreReport,
  type Revised,
  type VersionDifferences,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { HistoryService } from './history.service';
import { RestoreService } from './restore.service';

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly restoring: RestoreService,
  ) {}

  @Handles(menus.history.list)
  list(
    @Payload() versions: VersionsOf,
    @Ctx() context: MessageContext,
  ): Promise<Page<MenuVersion>> {
    return this.history.list(context, versions);
  }

  @Handles(menus.history.compare)
  compare(
    @Payload() version: CompareVersion,
    @Ctx() context: MessageContext,
  ): Promise<VersionDifferences & Revised> {
    return this.history.compare(context, version);
  }

  @Handles(menus.history.restore)
  restore(
    @Payload() version: RestoreVersion,
    @Ctx() context: MessageContext,
  ): Promise<RestoreReport> {
    return this.restoring.restore(context, version);
  }
}
