import {
  MenuRequest,
  menus,
  Nothing,
  StopWeeklyMail,
  WeeklyMail,
  type Advice,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AdviceService } from './advice.service';
import { WeeklyMailSettings } from './weekly-mail-settings.service';

@Controller()
export class AdviceController {
  constructor(
    private readonly advice: AdviceService,
    private readonly settings: WeeklyMailSettings,
  ) {}

  @Handles(menus.analytics.advice)
  of(@Payload() request: MenuRequest, @Ctx() context: MessageContext): Promise<Advice[]> {
    return this.advice.of(context, request);
  }

  @Handles(menus.analytics.weeklyMail)
  weeklyMail(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<WeeklyMail> {
    return this.settings.get(context);
  }

  @Handles(menus.analytics.setWeeklyMail)
  setWeeklyMail(
    @Payload() request: WeeklyMail,
    @Ctx() context: MessageContext,
  ): Promise<WeeklyMail> {
    return this.settings.set(context, request);
  }

  @Handles(menus.analytics.stopWeeklyMail)
  async stopWeeklyMail(@Payload() request: StopWeeklyMail): Promise<Nothing> {
    await this.settings.stop(request);
    return {};
  }
}
