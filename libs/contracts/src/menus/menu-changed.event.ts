import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { Flag, Id, ListOf } from '../rules';
import { CONTENT_CHANGES, ContentChange, type ContentChangeType } from './content-change.dto';

/** Maximum number of changes in an event and in a webhook delivery. */
export const MAX_CONTENT_CHANGES = 100;
/** Maximum size of these changes as JSON, in UTF-16 units. */
export const MAX_CONTENT_CHANGES_LENGTH = 65_536;

/** Reports that a menu or its content changed, or that the menu was deleted. */
export class MenuChanged {
  @Id()
  menuId: string;

  @Id()
  accountId: string;

  @Flag()
  isPublished: boolean;

  @Flag()
  isDeleted: boolean;

  /** Changes in their order. It is empty if only the presentation of the menu changed. */
  @ListOf(() => ContentChange, { max: MAX_CONTENT_CHANGES })
  changes: ContentChange[];

  /** Distinct kinds of the changes that exceeded the limits and are not listed. */
  @IsArray()
  @ArrayMaxSize(CONTENT_CHANGES.length)
  @IsIn([...CONTENT_CHANGES], { each: true })
  omitted: ContentChangeType[];
}
