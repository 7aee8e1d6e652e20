import { Id } from '../rules';

/** A picture could not be made although its owner was told that it can be shown, or is still waiting. */
export class PictureFailed {
  @Id()
  objectId: string;

  @Id()
  ownerId: string;
}
