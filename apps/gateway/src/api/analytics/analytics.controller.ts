import { menus, type OpenMenus } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OpenPageCounts } from '../../pages/live/open-page-counts';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

@ApiTags('Analytics')
@Controller()
export class AnalyticsController {
  constructor(
    private readonly client: MessageClient,
    private readonly openPages: OpenPageCounts,
  ) {}

  @Route(menus.analytics.allowLive)
  async live(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<OpenMenus> {
    await this.client.call(menus.analytics.allowLive, { menuId }, caller);
    return { open: await this.openPages.of(menuId) };
  }
}
