import { Flag, Id } from '../rules';

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
}
