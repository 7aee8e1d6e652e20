import { Id } from '../rules';

/** An image could not be made although its owner was told that it can be shown, or is still waiting. */
export class ImageFailed {
  @Id()
  objectId: string;

  @Id()
  accountId: string;
}
