import {
  identity,
  InvitationRequest,
  InvitationTokenRequest,
  InviteRequest,
  type InvitationAccepted,
  type InvitationLook,
  type InvitationView,
  type Nothing,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { InvitationAcceptanceService } from './invitation-acceptance.service';
import { InvitationsService } from './invitations.service';

/** Manages invitations. `look` needs only the token, which proves access to the invited mailbox. */
@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly acceptance: InvitationAcceptanceService,
  ) {}

  @Handles(identity.invitation.create)
  create(
    @Payload() request: InviteRequest,
    @Ctx() context: MessageContext,
  ): Promise<InvitationView> {
    return this.invitations.create(context, request);
  }

  @Handles(identity.invitation.resend)
  async resend(
    @Payload() { invitationId }: InvitationRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.invitations.resend(context, invitationId);
    return {};
  }

  @Handles(identity.invitation.cancel)
  async cancel(
    @Payload() { invitationId }: InvitationRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.invitations.cancel(context, invitationId);
    return {};
  }

  @Handles(identity.invitation.look)
  look(@Payload() { token }: InvitationTokenRequest): Promise<InvitationLook> {
    return this.acceptance.look(token);
  }

  @Handles(identity.invitation.accept)
  accept(
    @Payload() { token }: InvitationTokenRequest,
    @Ctx() context: MessageContext,
  ): Promise<InvitationAccepted> {
    return this.acceptance.accept(context, token);
  }
}
