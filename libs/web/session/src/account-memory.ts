const KEY = 'cartaviva-account';

/** Remembers in this browser which account a person chose to act for. It opens nothing. */
export function rememberAccount(userId: string, accountId: string): void {
  try {
    localStorage.setItem(KEY, `${userId} ${accountId}`);
  } catch {
    // A browser that keeps nothing asks again at the next sign-in.
  }
}

/** The account that this person chose last in this browser; nothing for anybody else. */
export function rememberedAccount(userId: string): string | undefined {
  try {
    const [whose, accountId] = localStorage.getItem(KEY)?.split(' ') ?? [];
    return whose === userId ? accountId : undefined;
  } catch {
    return undefined;
  }
}
