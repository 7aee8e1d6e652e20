import { deviceEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-invitation';

/** The token of an invitation that was opened in this browser and not accepted yet. */
export const waitingInvitation = (): string | undefined => deviceEntries.read(KEY) ?? undefined;

/**
 * Lets an invitation wait while whoever was invited signs in or registers, be it by the link of another
 * mail: it opens nothing to anybody but the invited address.
 */
export const keepInvitation = (token: string): void => void deviceEntries.write(KEY, token);

/** The invitation was accepted, or is over. */
export const forgetInvitation = (): void => deviceEntries.remove(KEY);
