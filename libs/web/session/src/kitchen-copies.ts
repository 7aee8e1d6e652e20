import type { UserView } from '@cartaviva/contracts';
import { accountIdOf } from './account-id';

/** Prefix of the caches with the kitchen's last data. The suffix identifies the reader and the account. */
const COPIES = 'cartaviva-kitchen-data:';
/**
 * Lifetime of a copy without a connection. The next answer from the server reveals a session that ended elsewhere.
 */
const COPY_TTL_MS = 7 * 24 * 3_600_000;
const READ_AT = 'x-read-at';
const USER = '/api/auth/user';

/** Data with the time at which it was read, in milliseconds. */
export interface Copy<Data> {
  readonly data: Data;
  readonly readAt: number;
}

const nameOf = (user: UserView) => `${COPIES}${user.id}:${accountIdOf(user)}`;

/**
 * Ignores failures. A browser without a cache, or with a full one, has no copies, so its kitchen needs a connection.
 */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

export const storeKitchenCopy = (user: UserView, address: string, data: unknown) =>
  quietly(async () => {
    const cache = await caches.open(nameOf(user));
    const headers = { 'content-type': 'application/json', [READ_AT]: `${Date.now()}` };
    await cache.put(address, new Response(JSON.stringify(data), { headers }));
  });

/** Stores the kitchen's user, so that the kitchen screen opens for this person without a connection. */
export const storeKitchenUser = (user: UserView) => storeKitchenCopy(user, USER, user);

/** Returns the last data of this person at this address, or undefined if there is none or it is too old. */
export const kitchenCopy = <Data>(user: UserView, address: string) =>
  quietly(() => copyIn<Data>(nameOf(user), address));

/** Returns the last user of the kitchen in this browser who did not sign out. */
export const kitchenUser = () =>
  quietly(async () => {
    const name = (await caches.keys()).findLast((known) => known.startsWith(COPIES));
    return name === undefined ? undefined : copyIn<UserView>(name, USER);
  });

/** Deletes all copies except those of this person in the current account. */
export const forgetKitchenCopies = (except?: UserView) =>
  quietly(async () => {
    const own = except && nameOf(except);
    const names = (await caches.keys()).filter((name) => name.startsWith(COPIES) && name !== own);
    await Promise.all(names.map((name) => caches.delete(name)));
  });

async function copyIn<Data>(name: string, address: string): Promise<Copy<Data> | undefined> {
  const response = await (await caches.open(name)).match(address);
  const readAt = Number(response?.headers.get(READ_AT));
  if (!response || Date.now() - readAt > COPY_TTL_MS) return undefined;
  return { data: (await response.json()) as Data, readAt };
}
