import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { KnownDevices } from '../devices/known-devices';
import { ArrivalsService } from './arrivals.service';

/** Apart from what ends sessions, which operators may do who know no secrets. */
@Module({
  imports: [AccountEventsModule],
  providers: [ArrivalsService, KnownDevices],
  exports: [ArrivalsService, KnownDevices],
})
export class ArrivalsModule {}
