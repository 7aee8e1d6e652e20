import { deviceEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-account';

/** Remembers in this browser which account a person chose to act for. It opens nothing. */
export const rememberAccount = (userId: string, accountId: string): void =>
  void deviceEntries.write(KEY, `${userId} ${accountId}`);

/** The account that this person chose last in this browser; nothing for anybody else. */
export function rememberedAccount(userId: string): string | undefined {
  const [whose, accountId] = deviceEntries.read(KEY)?.split(' ') ?? [];
  return whose === userId ? accountId : undefined;
}
