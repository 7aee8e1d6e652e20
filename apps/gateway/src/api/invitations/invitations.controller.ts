import {
  identity,
  InvitationAccepted,
  InvitationLook,
  InvitationTokenRequest,
  InvitationView,
  InviteRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

/**
 * Invitations to the current account. The holder of an invitation's token can read and accept it. GET never accepts
 * an invitation, because mail scanners open the links in emails.
 */
@ApiTags('Personas')
@Controller('api/invitations')
export class InvitationsController {
  constructor(private readonly client: MessageClient) {}

  @Post()
  @Located('/api/invitations/{id}')
  @Answers('Invitar a una persona por su email', {
    status: 201,
    body: InvitationView,
    refuses: ['PEOPLE_LIMIT', 'PERSON_ALREADY_THERE', 'INVITATION_OPEN', 'ACCOUNT_CLOSING'],
  })
  create(@Body() invited: InviteRequest, @Caller() caller: CallerContext): Promise<InvitationView> {
    return this.client.call(identity.invitation.create, invited, caller);
  }

  @Post('look')
  @Public()
  @Limited('invitation')
  @Answers('De qué es una invitación, con lo que trae su enlace', {
    body: InvitationLook,
    refuses: ['INVITATION_ENDED'],
  })
  look(
    @Body() { token }: InvitationTokenRequest,
    @Caller() caller: CallerContext,
  ): Promise<InvitationLook> {
    return this.client.call(identity.invitation.look, { token }, caller);
  }

  @Post('accept')
  @Limited('invitation')
  @Answers('Aceptar una invitación', {
    body: InvitationAccepted,
    refuses: ['INVITATION_ENDED', 'INVITATION_FOR_ANOTHER', 'EMAIL_NOT_VERIFIED'],
  })
  accept(
    @Body() { token }: InvitationTokenRequest,
    @CallerThemself() caller: CallerContext,
  ): Promise<InvitationAccepted> {
    return this.client.call(identity.invitation.accept, { token }, caller);
  }

  @Post(':invitationId/resend')
  @Answers('Enviar otra vez una invitación; el enlace anterior deja de servir', {
    status: 204,
    refuses: ['PEOPLE_LIMIT', 'ACCOUNT_CLOSING'],
  })
  async resend(
    @Param('invitationId', IdPipe) invitationId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.invitation.resend, { invitationId }, caller);
  }

  @Delete(':invitationId')
  @Answers('Cancelar una invitación', { status: 204 })
  async cancel(
    @Param('invitationId', IdPipe) invitationId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.invitation.cancel, { invitationId }, caller);
  }
}
