import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { OwnSessionsService } from './own-sessions.service';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [SessionsController],
  providers: [SessionsService, OwnSessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}
