import {
  identity,
  identityEvents,
  type AccountClosing,
  type AccountErased,
  type DeleteAccountRequest,
} from '@cartaviva/contracts';
import { ErasureSweep } from '../src/accounts/erasure-sweep';
import { googler, USER_AGENT, newKey } from './people';
import type { TestService } from './test-service';

export function departures(service: TestService) {
  const emittedOf = async <Payload extends { userId: string }>(
    event: { name: string },
    userId: string,
  ) => (await service.emitted<Payload>(event)).filter((emitted) => emitted.userId === userId);

  function accountOf(userId: string) {
    const call = service.asUser(userId);
    return {
      userId,
      accountId: service.accountOf(userId),
      get: () => call(identity.account.get, {}),
      remove: (proof: DeleteAccountRequest) =>
        call(identity.account.delete, { ...proof, userAgent: USER_AGENT }),
      cancel: () => call(identity.account.cancelDeletion, { userAgent: USER_AGENT }),
      mailCode: () => call(identity.account.mailDeletionCode, {}),
      createKey: async () => {
        const { key, about } = newKey();
        return { ...(await call(identity.apiKey.create, about)), key };
      },
    };
  }

  return {
    accountOf,
    async owner() {
      const { person, sid, user } = await service.verified();
      return { person, sid, proof: { password: person.password }, ...accountOf(user.id) };
    },
    /** Creates an owner without a password. */
    async googleOwner() {
      const { user } = await service.signInWithGoogle(googler());
      return { email: user.email, ...accountOf(user.id) };
    },
    closings: (userId: string) => emittedOf<AccountClosing>(identityEvents.accountClosing, userId),
    erasures: (userId: string) => emittedOf<AccountErased>(identityEvents.accountErased, userId),
    sweep: () => Promise.all(service.everywhere(ErasureSweep).map((each) => each.sweep())),
    /** Returns the tables that contain a user or their account, by ID or by address. */
    async tracesOf(...names: readonly string[]): Promise<string[]> {
      const places = await service.sql<{ table: string; column: string }>(
        `SELECT table_name AS table, column_name AS column FROM information_schema.columns
         WHERE table_schema = current_schema()
           AND (column_name IN ('user_id', 'email', 'account_id', 'made_by', 'previous_made_by', 'invited_by', 'accepted_by')
             OR (table_name, column_name) IN (('users', 'id'), ('accounts', 'id')))`,
      );
      const traces = new Set<string>();
      for (const { table, column } of places) {
        const select = `SELECT FROM ${table} WHERE ${column}::text = ANY($1)`;
        if ((await service.sql(select, [names])).length > 0) traces.add(table);
      }
      return [...traces].sort();
    },
  };
}
