import {
  BookOpenText,
  CircleQuestionMark,
  LayoutDashboard,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { RemoteName } from '../remotes/remotes';

/** A place of the owner's navigation (specification §2, "Owner dashboard"). */
export interface Destination {
  readonly label: string;
  readonly short: string;
  readonly icon: LucideIcon;
  readonly remote: RemoteName;
  /** The editor has no address of its own: it opens the first menu. */
  readonly to?: string;
  readonly also?: string;
}

export const DESTINATIONS: readonly Destination[] = [
  {
    label: 'Panel de Control',
    short: 'Panel',
    icon: LayoutDashboard,
    remote: 'owner-dashboard',
    to: '/',
    also: '/dashboard',
  },
  { label: 'Editor de Menú', short: 'Editor', icon: BookOpenText, remote: 'owner-editor' },
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
