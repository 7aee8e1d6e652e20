import { deviceEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-account';

/** Stores in this browser which account a person chose. The entry grants no access. */
export const rememberAccount = (userId: string, accountId: string): void =>
  void deviceEntries.write(KEY, `${userId} ${accountId}`);

/** Returns the account that this person last chose in this browser. It ignores the entry of another person. */
export function rememberedAccount(userId: string): string | undefined {
  const [whose, accountId] = deviceEntries.read(KEY)?.split(' ') ?? [];
  return whose === userId ? accountId : undefined;
}
