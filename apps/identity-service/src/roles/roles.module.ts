import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { SessionsModule } from '../sessions/sessions.module';
import { Roles } from './roles.service';

@Module({
  imports: [AccountEventsModule, SessionsModule],
  providers: [Roles],
  exports: [Roles],
})
export class RolesModule {}
