import type { UserView } from '@cartaviva/contracts';

/** The id of the account acted for. */
export const accountIdOf = ({ account }: UserView): string => account.id;
