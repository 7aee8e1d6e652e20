import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { OwnSessions } from './own-sessions.service';
import { SessionsController } from './sessions.controller';
import { Sessions } from './sessions.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [SessionsController],
  providers: [Sessions, OwnSessions],
  exports: [Sessions],
})
export class SessionsModule {}
