import { message } from '../../message';
import { EDITORS } from '../../people/rights';
import {
  ConfirmObject,
  ObjectRequest,
  ObjectsRequest,
  type ObjectFacts,
  type ObjectPathView,
  type OwnObject,
} from '../object.dto';

export const object = {
  /** Replies when the image is readable and its first size can be shown. */
  confirm: message('media.object.confirm', ConfirmObject, EDITORS).replies<ObjectPathView>(),
  /** Refused as OBJECT_NOT_FOUND unless the acting user owns the object. */
  require: message('media.object.require', ObjectRequest, EDITORS).replies<ObjectFacts>(),
  /** Returns the objects that the acting user may show and omits the others. */
  requireAll: message('media.object.require-all', ObjectsRequest, EDITORS).replies<OwnObject[]>(),
} as const;
