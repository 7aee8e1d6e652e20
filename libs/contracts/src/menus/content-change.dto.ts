import { IsIn, IsISO8601, IsObject, IsString } from 'class-validator';
import { Id, Language, Nested, Nullable, Unchanged } from '../rules';
import { CategoryView } from './category.dto';
import { ItemView } from './item.dto';
import { MenuView } from './menu.dto';

/** What can happen to a menu and to what is in it: the names that webhooks are subscribed by. */
export const CONTENT_CHANGES = [
  'menu.created',
  'menu.updated',
  'menu.published',
  'menu.unpublished',
  'menu.reordered',
  'menu.translated',
  'menu.deleted',
  'menu.restored',
  'category.created',
  'category.updated',
  'category.deleted',
  'item.created',
  'item.updated',
  'item.deleted',
  'item.restored',
] as const;
export type ContentChangeType = (typeof CONTENT_CHANGES)[number];

/** Who can make a change: a person, a program with a key, or a process of ours, such as a scheduled change. */
export const AUTHOR_KINDS = ['user', 'key', 'system'] as const;

/** Who made a change. */
export class ChangeAuthor {
  @IsIn([...AUTHOR_KINDS])
  kind: (typeof AUTHOR_KINDS)[number];

  /** Of the person or of the key; null for `system`. */
  @Nullable()
  @Id()
  id: string | null;

  /** Of the key, or of a person other than the account's owner. */
  @Nullable()
  @IsString()
  name: string | null;
}

/**
 * One thing that changed, with the resource as GET answers it: after the change, or as it last was when
 * it is deleted. Its fields are not checked one by one, so that a resource may grow while services of
 * two releases run side by side.
 */
export class ContentChange {
  @IsIn([...CONTENT_CHANGES])
  type: ContentChangeType;

  /** When the change was made; the changes of one menu follow each other by it. */
  @IsISO8601()
  at: string;

  /** Not there in events of earlier releases. */
  @Unchanged()
  @Nested(() => ChangeAuthor)
  author?: ChangeAuthor;

  /** Present in `menu.*`. */
  @Unchanged()
  @IsObject()
  menu?: MenuView;

  /** Present in `category.*`. */
  @Unchanged()
  @IsObject()
  category?: CategoryView;

  /** Present in `item.*`. */
  @Unchanged()
  @IsObject()
  item?: ItemView;

  /** Present in `*.updated`: the fields that changed, with the values that they had before. */
  @Unchanged()
  @IsObject()
  previous?: Partial<MenuView> | Partial<CategoryView> | Partial<ItemView>;

  /** Present in `menu.translated`. */
  @Unchanged()
  @Language()
  language?: string;
}
