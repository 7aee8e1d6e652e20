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

/** GET /api/dashboard/activity: one thing the owner, or an agreed return, did to a menu. */
export class ActivityView {
  @Id()
  id: string;

  @IsIn([...ACTIVITY_KINDS])
  kind: ActivityKind;

  @Id()
  menuId: string;

  /** As they were called then. */
  @IsString()
  menuName: string;

  /** Of the category or item; null when it was about the menu. */
  @Nullable()
  @IsString()
  subject: string | null;

  /** How many items or prices it was about, where that says something. */
  @Nullable()
  @WholeNumber(0, 1_000_000_000)
  count: number | null;

  @IsISO8601()
  at: string;
}
