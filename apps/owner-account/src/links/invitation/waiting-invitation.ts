import { deviceEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-invitation';

/** Returns the token of an invitation that was opened in this browser and is not accepted yet. */
export const waitingInvitation = (): string | undefined => deviceEntries.read(KEY) ?? undefined;

/**
 * Stores an invitation while the invited person signs in or registers, even through the link of another email. The
 * token works only for the invited address.
 */
export const keepInvitation = (token: string): void => void deviceEntries.write(KEY, token);

/** Is called when the invitation is accepted or no longer valid. */
export const forgetInvitation = (): void => deviceEntries.remove(KEY);
