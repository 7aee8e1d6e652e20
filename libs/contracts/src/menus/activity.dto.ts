import { IsIn, IsISO8601, IsString } from 'class-validator';
import { Id, Nullable, WholeNumber } from '../rules';

export const ACTIVITY_KINDS = [
  'menu-created',
  'menu-duplicated',
  'menu-imported',
  'menu-updated',
  'menu-published',
  'menu-unpublished',
  'menu-deleted',
  'menu-restored',
  'menu-version-restored',
  'menu-arranged',
  'menu-translated',
  'prices-changed',
  'scheduled-change-failed',
  'items-upserted',
  'category-created',
  'category-renamed',
  'category-deleted',
  'item-created',
  'item-updated',
  'item-sold-out',
  'item-available',
  'item-deleted',
  'item-restored',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Element of GET /api/dashboard/activity: a change of one of the account's menus. */
export class ActivityView {
  @Id()
  id: string;

  @IsIn([...ACTIVITY_KINDS])
  kind: ActivityKind;

  @Id()
  menuId: string;

  /** Name of the menu at that time. */
  @IsString()
  menuName: string;

  /** Name of the category or item at that time. It is null if the change was about the menu. */
  @Nullable()
  @IsString()
  subject: string | null;

  /** Number of affected items or prices. It is null for changes that have no count. */
  @Nullable()
  @WholeNumber(0, 1_000_000_000)
  count: number | null;

  @IsISO8601()
  at: string;
}
