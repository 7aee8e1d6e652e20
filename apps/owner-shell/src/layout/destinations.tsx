import type { AccountRole } from '@cartaviva/contracts';
import { roleMay } from '@cartaviva/session';
import {
  BookOpenText,
  ChartNoAxesColumn,
  ChefHat,
  CircleQuestionMark,
  LayoutDashboard,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { RemoteName } from '../remotes/remotes';

/** Entry of the owner's navigation (specification §2, "Owner dashboard"). */
export interface Destination {
  readonly label: string;
  readonly short: string;
  readonly icon: LucideIcon;
  readonly remote: RemoteName;
  /** Undefined for the editor, which has no fixed address and opens the first menu. */
  readonly to?: string;
  readonly also?: string;
  /** Is true for an entry that is hidden on phones and in narrow headers. */
  readonly isWide?: true;
}

const DASHBOARD: Destination = {
  label: 'Panel de Control',
  short: 'Panel',
  icon: LayoutDashboard,
  remote: 'owner-dashboard',
  to: '/',
  also: '/dashboard',
};
const EDITOR: Destination = {
  label: 'Editor de Menú',
  short: 'Editor',
  icon: BookOpenText,
  remote: 'owner-editor',
};
const PEOPLE: Destination = {
  label: 'Personas',
  short: 'Personas',
  icon: UsersRound,
  remote: 'owner-account',
  to: '/personas',
  isWide: true,
};
const KITCHEN: Destination = {
  label: 'Cocina',
  short: 'Cocina',
  icon: ChefHat,
  remote: 'owner-editor',
  to: '/cocina',
};
const VIEWS: Destination = {
  label: 'Visitas',
  short: 'Visitas',
  icon: ChartNoAxesColumn,
  remote: 'owner-dashboard',
  to: '/analytics',
};
const OWN: readonly Destination[] = [
  {
    label: 'Mi Perfil',
    short: 'Perfil',
    icon: UserRound,
    remote: 'owner-account',
    to: '/profile',
    also: '/profile/plan',
  },
  {
    label: 'Ayuda',
    short: 'Ayuda',
    icon: CircleQuestionMark,
    remote: 'owner-account',
    to: '/ayuda',
  },
];

export function destinationsOf(role: AccountRole): readonly Destination[] {
  if (role === 'kitchen') return [KITCHEN, ...OWN];
  if (role === 'analyst') return [VIEWS, ...OWN];
  return [DASHBOARD, EDITOR, ...(roleMay(role, 'people') ? [PEOPLE] : []), ...OWN];
}
