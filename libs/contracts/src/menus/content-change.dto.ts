import { IsIn, IsISO8601, IsObject, IsString } from 'class-validator';
import { Id, Language, Nested, Nullable, Unchanged } from '../rules';
import { CategoryView } from './category.dto';
import { ItemView } from './item.dto';
import { MenuView } from './menu.dto';

/** Kinds of changes of a menu and its content. Webhooks subscribe to them by these names. */
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

/** A person, a program with a key, or an internal process, such as a scheduled change. */
export const AUTHOR_KINDS = ['user', 'key', 'system'] as const;

export class ChangeAuthor {
  @IsIn([...AUTHOR_KINDS])
  kind: (typeof AUTHOR_KINDS)[number];

  /** ID of the person or the key. It is null for `system`. */
  @Nullable()
  @Id()
  id: string | null;

  /** Name of the key, or of a person other than the account's owner. It is null otherwise. */
  @Nullable()
  @IsString()
  name: string | null;
}

/**
 * A change with the resource as GET returns it: after the change, or its last state before a deletion. Fields of the
 * resource are not validated, so that a resource may grow while services of two releases run side by side.
 */
export class ContentChange {
  @IsIn([...CONTENT_CHANGES])
  type: ContentChangeType;

  /** Time of the change. The changes of one menu are ordered by it. */
  @IsISO8601()
  at: string;

  /** Absent in events of earlier releases. */
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

  /** Present in `*.updated`: the changed fields with their previous values. */
  @Unchanged()
  @IsObject()
  previous?: Partial<MenuView> | Partial<CategoryView> | Partial<ItemView>;

  /** Present in `menu.translated`. */
  @Unchanged()
  @Language()
  language?: string;
}
