import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { SessionsModule } from '../sessions/sessions.module';
import { RolesService } from './roles.service';

@Module({
  imports: [AccountEventsModule, SessionsModule],
  providers: [RolesService],
  exports: [RolesService],
})
export class RolesModule {}
