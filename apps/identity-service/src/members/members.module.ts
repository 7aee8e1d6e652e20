import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { SessionsModule } from '../sessions/sessions.module';
import { Departures } from './departures';
import { MembersController } from './members.controller';
import { MembersService } from './members.service';
import { MembershipsService } from './memberships.service';

@Module({
  imports: [AccountEventsModule, ApiKeysModule, SessionsModule],
  controllers: [MembersController],
  providers: [Departures, MembersService, MembershipsService],
  exports: [Departures],
})
export class MembersModule {}
