import { TEXT_LIMITS } from '@cartaviva/domain';
import { CurrencyCode, Id, ImagePath, ListOf, Nested, Nullable, Text, ThemeColor } from '../rules';
import { CategoryView } from './category.dto';
import { ItemView } from './item.dto';

/** The part of a published menu that anyone may know. */
export class PublicMenuView {
  @Id()
  id: string;

  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.description })
  description: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.address })
  address: string | null;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  @ThemeColor()
  themeColor: string;

  @CurrencyCode()
  currency: string;
}

/** A published menu, whole: what the diner page is drawn from. */
export class PublishedMenu {
  @Nested(() => PublicMenuView)
  menu: PublicMenuView;

  @ListOf(() => CategoryView)
  categories: CategoryView[];

  @ListOf(() => ItemView)
  items: ItemView[];
}

/**
 * What a diner gets for a menu's id. A menu taken offline still says whose it is, so that a printed
 * code never leads nowhere (decisions, "Lapse or downgrade never kills a printed QR").
 */
export type PublicMenuReply =
  | { readonly state: 'published'; readonly published: PublishedMenu }
  | {
      readonly state: 'unpublished';
      readonly restaurantName: string;
      readonly phone: string | null;
    }
  | { readonly state: 'missing' };
