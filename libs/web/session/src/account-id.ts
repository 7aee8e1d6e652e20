import type { UserView } from '@cartaviva/contracts';

export const accountIdOf = ({ account }: UserView): string => account.id;
