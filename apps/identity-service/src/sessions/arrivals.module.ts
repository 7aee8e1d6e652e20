import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { KnownDevices } from '../devices/known-devices';
import { ArrivalsService } from './arrivals.service';

/** Separate from the module that ends sessions, because the operator's command ends sessions but has no mail keys. */
@Module({
  imports: [AccountEventsModule],
  providers: [ArrivalsService, KnownDevices],
  exports: [ArrivalsService, KnownDevices],
})
export class ArrivalsModule {}
