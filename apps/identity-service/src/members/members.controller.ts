import {
  AccountOfSession,
  ChangeMemberRole,
  CurrentSession,
  identity,
  MemberRequest,
  Nothing,
  type JoinedAccountView,
  type PeopleView,
  type PersonView,
  type SignedIn,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MembersService } from './members.service';
import { MembershipsService } from './memberships.service';

@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly memberships: MembershipsService,
  ) {}

  @Handles(identity.member.list)
  list(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<PeopleView> {
    return this.members.list(context);
  }

  @Handles(identity.member.changeRole)
  changeRole(
    @Payload() change: ChangeMemberRole,
    @Ctx() context: MessageContext,
  ): Promise<PersonView> {
    return this.members.changeRole(context, change);
  }

  @Handles(identity.member.remove)
  async remove(
    @Payload() { memberId }: MemberRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.members.remove(context, memberId);
    return {};
  }

  @Handles(identity.membership.list)
  accounts(
    @Payload() { currentSessionId }: CurrentSession,
    @Ctx() context: MessageContext,
  ): Promise<JoinedAccountView[]> {
    return this.memberships.list(context, currentSessionId);
  }

  @Handles(identity.membership.enter)
  enter(@Payload() asked: AccountOfSession, @Ctx() context: MessageContext): Promise<SignedIn> {
    return this.memberships.enter(context, asked);
  }

  @Handles(identity.membership.leave)
  leave(
    @Payload() asked: AccountOfSession,
    @Ctx() context: MessageContext,
  ): Promise<{ signedIn: SignedIn | null }> {
    return this.memberships.leave(context, asked);
  }
}
