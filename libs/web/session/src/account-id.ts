import type { UserView } from '@cartaviva/contracts';

/** The id of the account acted for. */
export const accountIdOf = ({ id, account }: UserView): string => account?.id ?? id;
