import { identity, type Actor, type RequestTo } from '@cartaviva/contracts';
import type { MemberRole } from '@cartaviva/domain';
import { digestOf } from '@cartaviva/secrets';
import { newcomer, newKey } from './people';
import type { TestService } from './test-service';

type Verified = Awaited<ReturnType<TestService['verified']>>;

export function team(service: TestService) {
  const memberOf = (accountId: string, { user }: Verified, role: MemberRole) => {
    const member = {
      userId: user.id,
      accountId: user.account.id,
      name: `${user.firstName} ${user.lastName}`,
      role,
    };
    const actor: Actor = {
      kind: 'user',
      accountId,
      userId: service.ownerOf(accountId),
      role: 'user',
      member,
    };
    return callsOf(service.as(actor));
  };

  function callsOf(call: ReturnType<TestService['as']>) {
    return {
      call,
      people: () => call(identity.member.list, {}),
      invite: (email: string, role: MemberRole = 'editor') =>
        call(identity.invitation.create, { email, role }),
      resend: (invitationId: string) => call(identity.invitation.resend, { invitationId }),
      cancel: (invitationId: string) => call(identity.invitation.cancel, { invitationId }),
      changeRole: (userId: string, role: MemberRole) =>
        call(identity.member.changeRole, { userId, role }),
      remove: (userId: string) => call(identity.member.remove, { userId }),
      createKey: async () => {
        const { key, about } = newKey();
        return { ...(await call(identity.apiKey.create, about)), key };
      },
      me: () => call(identity.user.get, {}),
    };
  }

  const accept = (userId: string, token: string) =>
    service.asUser(userId)(identity.invitation.accept, { token });
  const look = (token: string) => service.visitor(identity.invitation.look, { token });

  /** Creates an account with a signed-in owner. Its trial has room for five people. */
  async function account() {
    const owner = await service.verified();
    const { id } = owner.user.account;
    const calls = callsOf(service.asUser(owner.user.id));
    return {
      id,
      owner,
      ...calls,
      async member(role: MemberRole = 'editor', person?: Verified) {
        const joined = person ?? (await service.verified());
        const { email } = joined.user;
        await calls.invite(email, role);
        await accept(joined.user.id, await service.tokenFor(email));
        return { ...joined, as: memberOf(id, joined, role) };
      },
    };
  }

  const sessionCall = (userId: string, sid: string) => {
    const call = service.asUser(userId);
    const of = (accountId: string): RequestTo<typeof identity.membership.enter> => ({
      ...{ accountId, currentSessionId: digestOf(sid) },
    });
    return {
      accounts: () => call(identity.membership.list, { currentSessionId: digestOf(sid) }),
      enter: (accountId: string) => call(identity.membership.enter, of(accountId)),
      leave: (accountId: string) => call(identity.membership.leave, of(accountId)),
    };
  };

  return { account, accept, look, sessionCall, memberOf, newcomer };
}
