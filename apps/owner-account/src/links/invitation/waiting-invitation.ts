const KEY = 'cartaviva-invitation';

/** The token of an invitation that was opened in this browser and not accepted yet. */
export function waitingInvitation(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets an invitation wait while whoever was invited signs in or registers, be it by the link of another
 * mail: it opens nothing to anybody but the invited address.
 */
export function keepInvitation(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // A browser that keeps nothing needs the link of the mail again.
  }
}

/** The invitation was accepted, or is over. */
export function forgetInvitation(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It was never stored.
  }
}
