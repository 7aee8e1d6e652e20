import { identity } from '@cartaviva/contracts';
import { USER_AGENT } from './people';
import type { TestService } from './test-service';

type Verified = Awaited<ReturnType<TestService['verified']>>;

export function transfers(service: TestService) {
  return {
    owner: ({ user, person }: Verified, accountId = user.account.id) => ({
      propose: (userId: string, asked: { stays?: boolean; password?: string | undefined } = {}) => {
        const { stays = true } = asked;
        const password = 'password' in asked ? asked.password : person.password;
        const proof = password === undefined ? {} : { password };
        const proposed = { userId, stays, userAgent: USER_AGENT, ...proof };
        return service.asOwner(accountId, user.id)(identity.transfer.propose, proposed);
      },
    }),
    person: (userId: string) => {
      const call = service.asUser(userId);
      return {
        offered: () => call(identity.transfer.offered, {}),
        accept: (transferId: string) => call(identity.transfer.accept, { transferId }),
        end: (transferId: string) => call(identity.transfer.end, { transferId }),
      };
    },
    close: ({ user, person }: Verified) => {
      const asked = { password: person.password, userAgent: USER_AGENT };
      return service.asUser(user.id)(identity.account.delete, asked);
    },
  };
}
