import type { UserView } from '@cartaviva/contracts';
import { accountIdOf } from './account-id';

/** Beginning of the names of caches with what the kitchen read last; the rest says who read it, for whom. */
const COPIES = 'cartaviva-kitchen-data:';
/** A session that was ended elsewhere is found out at the next answer; without one, after this. */
const COPY_TTL_MS = 7 * 24 * 3_600_000;
const READ_AT = 'x-read-at';
const USER = '/api/auth/user';

/** What was read, and when, in milliseconds. */
export interface Copy<Data> {
  readonly data: Data;
  readonly readAt: number;
}

const nameOf = (user: UserView) => `${COPIES}${user.id}:${accountIdOf(user)}`;

/** A browser without a cache, or with a full one, has no copies: its kitchen needs a signal. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Stores what was read at this address, for the person who is signed in. */
export const storeKitchenCopy = (user: UserView, address: string, data: unknown) =>
  quietly(async () => {
    const cache = await caches.open(nameOf(user));
    const headers = { 'content-type': 'application/json', [READ_AT]: `${Date.now()}` };
    await cache.put(address, new Response(JSON.stringify(data), { headers }));
  });

/** Notes who works in the kitchen: its screen opens for them without signal from now on. */
export const storeKitchenUser = (user: UserView) => storeKitchenCopy(user, USER, user);

/** What this person read last at this address; undefined where nothing was, or long ago. */
export const kitchenCopy = <Data>(user: UserView, address: string) =>
  quietly(() => copyIn<Data>(nameOf(user), address));

/** Who worked last in the kitchen of this browser, and did not sign out. */
export const kitchenUser = () =>
  quietly(async () => {
    const name = (await caches.keys()).findLast((known) => known.startsWith(COPIES));
    return name === undefined ? undefined : copyIn<UserView>(name, USER);
  });

/** Deletes all copies but those of this person in the account acted for. */
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
