import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { InvitationAcceptanceService } from './invitation-acceptance.service';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [InvitationsController],
  providers: [InvitationsService, InvitationAcceptanceService],
})
export class InvitationsModule {}
