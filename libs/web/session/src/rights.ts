import type { AccountRole, UserView } from '@cartaviva/contracts';
import { useSession } from './session';

/** Actions that a screen shows or hides by the role of the current user. The server enforces them too. */
export type Right =
  | 'menus.edit'
  | 'menus.manage'
  | 'availability'
  | 'analytics'
  | 'people'
  | 'integrations'
  | 'payments';

const EDITOR: readonly Right[] = ['menus.edit', 'availability'];
const ADMINISTRATOR: readonly Right[] = [
  ...EDITOR,
  ...(['menus.manage', 'analytics', 'people', 'integrations'] as const),
];

/** `menus.manage` covers creating, copying and deleting whole menus. */
const RIGHTS: Readonly<Record<AccountRole, readonly Right[]>> = {
  owner: [...ADMINISTRATOR, 'payments'],
  administrator: ADMINISTRATOR,
  editor: EDITOR,
  kitchen: ['availability'],
  analyst: ['analytics'],
};

/** Returns the user's role in the current account. In their own account, a user is the owner. */
export const roleOf = (user: UserView | undefined): AccountRole => user?.account?.role ?? 'owner';

export const roleMay = (role: AccountRole, right: Right): boolean => RIGHTS[role].includes(right);

export function homeOf(role: AccountRole): string {
  if (role === 'kitchen') return '/cocina';
  return role === 'analyst' ? '/analytics' : '/dashboard';
}

export const useRole = (): AccountRole => roleOf(useSession().user);

/** Returns a function that checks a right of the current user: `const may = useMay(); may('people')`. */
export function useMay(): (right: Right) => boolean {
  const role = useRole();
  return (right) => roleMay(role, right);
}
