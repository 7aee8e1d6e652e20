import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { Flag, Id, ListOf } from '../rules';
import { CONTENT_CHANGES, ContentChange, type ContentChangeType } from './content-change.dto';

/** Most changes that one event, and one delivery of a webhook, names. */
export const MAX_CONTENT_CHANGES = 100;
/** Most that these changes take as JSON, in UTF-16 units. */
export const MAX_CONTENT_CHANGES_LENGTH = 65_536;

/** A menu, or anything in it, is no longer what it was; or it is gone. */
export class MenuChanged {
  @Id()
  menuId: string;

  @Id()
  accountId: string;

  @Flag()
  isPublished: boolean;

  @Flag()
  isDeleted: boolean;

  /** What changed, in its sequence; empty when only how the menu is shown did. */
  @ListOf(() => ContentChange, { max: MAX_CONTENT_CHANGES })
  changes: ContentChange[];

  /** The kinds of changes that there were too many of to name each, each kind once. */
  @IsArray()
  @ArrayMaxSize(CONTENT_CHANGES.length)
  @IsIn([...CONTENT_CHANGES], { each: true })
  omitted: ContentChangeType[];
}
