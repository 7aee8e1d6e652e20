import { IsIn } from 'class-validator';
import { Flag, Id, Unchanged } from '../rules';

/** A menu, or anything in it, is no longer what it was; or it is gone. */
export class MenuChanged {
  @Id()
  menuId: string;

  @Id()
  ownerId: string;

  @Flag()
  isPublished: boolean;

  @Flag()
  isDeleted: boolean;

  /** Present when this change published the menu or took it down. */
  @Unchanged()
  @IsIn(['published', 'unpublished'])
  became?: 'published' | 'unpublished';
}
