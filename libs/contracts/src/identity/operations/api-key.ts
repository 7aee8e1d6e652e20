import { message, Nothing } from '../../message';
import { ADMINISTRATORS, EVERYONE } from '../../people/rights';
import {
  ApiKeyDigest,
  CreateApiKey,
  type ApiKeyOwner,
  RevokeApiKey,
  RotateApiKey,
  type ApiKeyView,
} from '../api-key.dto';

export const apiKey = {
  list: message('identity.api-key.list', Nothing, ADMINISTRATORS).replies<ApiKeyView[]>(),
  create: message('identity.api-key.create', CreateApiKey, ADMINISTRATORS).replies<ApiKeyView>(),
  /** Gives a key a new secret. The previous secret works for one more day. */
  rotate: message('identity.api-key.rotate', RotateApiKey, ADMINISTRATORS).replies<ApiKeyView>(),
  revoke: message('identity.api-key.revoke', RevokeApiKey, ADMINISTRATORS).replies<Nothing>(),
  find: message('identity.api-key.find', ApiKeyDigest, EVERYONE).replies<{
    holder: ApiKeyOwner | null;
  }>(),
} as const;
