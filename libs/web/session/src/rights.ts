import type { AccountRole, UserView } from '@cartaviva/contracts';
import { useSession } from './session';

/** What a screen offers or leaves out by the role of the person who acts. The server decides again. */
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

/** `menus.manage` is to create, copy and delete whole menus. */
const RIGHTS: Readonly<Record<AccountRole, readonly Right[]>> = {
  owner: [...ADMINISTRATOR, 'payments'],
  administrator: ADMINISTRATOR,
  editor: EDITOR,
  kitchen: ['availability'],
  analyst: ['analytics'],
};

/** What the person is in the account acted for; in their own, its owner. */
export const roleOf = (user: UserView | undefined): AccountRole => user?.account?.role ?? 'owner';

/** Whether a role may do it. */
export const roleMay = (role: AccountRole, right: Right): boolean => RIGHTS[role].includes(right);

/** Where a role begins its work: the kitchen at its tablet, the analyst at the visits. */
export function homeOf(role: AccountRole): string {
  if (role === 'kitchen') return '/cocina';
  return role === 'analyst' ? '/analytics' : '/dashboard';
}

/** What the person who acts is in the account acted for. */
export const useRole = (): AccountRole => roleOf(useSession().user);

/** Whether the person who acts may do it: `const may = useMay(); may('people')`. */
export function useMay(): (right: Right) => boolean {
  const role = useRole();
  return (right) => roleMay(role, right);
}
