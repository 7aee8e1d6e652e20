import { message } from '../../message';
import { addedField, del, fromGateway, get, list, operations, post } from '../../operation';
import { ADMINISTRATORS, EVERYONE } from '../../people/rights';
import { userAgent } from '../added-fields';
import {
  ApiKeyDigest,
  ApiKeyView,
  CreateApiKeyRequest,
  CreatedApiKey,
  KeyDigest,
  KeyPrefix,
  type ApiKeyOwner,
} from '../api-key.dto';

const operation = operations('Claves de API');

/**
 * Parts of a key that the gateway generated. The gateway shows the key to the owner once and passes on only its
 * prefix and its digest.
 */
const secret = {
  prefix: addedField<string>(KeyPrefix()),
  digest: addedField<string>(KeyDigest()),
} as const;

/** API keys cannot create, list or revoke keys. Only signed-in people can. */
export const apiKey = {
  list: operation('identity.apiKeys.list', {
    http: get('/api/api-keys'),
    summary: 'Mis claves de API, sin su parte secreta',
    about:
      'Tus claves, con su permiso, su último uso y su final. La clave misma no se vuelve a mostrar.',
    reply: list(ApiKeyView, { whole: true }),
    rights: ADMINISTRATORS,
  }),
  create: operation('identity.apiKeys.create', {
    http: post('/api/api-keys'),
    summary: 'Crear una clave de API; se muestra entera esta única vez',
    about: 'La clave entera llega en `key`, esta única vez. Se avisa por email.',
    input: CreateApiKeyRequest,
    adds: { ...secret, userAgent },
    location: '/api/api-keys/{id}',
    reply: fromGateway<ApiKeyView>(CreatedApiKey),
    rights: ADMINISTRATORS,
    refuses: ['EMAIL_NOT_VERIFIED', 'ACCOUNT_CLOSING', 'API_KEY_LIMIT_REACHED'],
  }),
  rotate: operation('identity.apiKeys.rotate', {
    http: post('/api/api-keys/{apiKeyId}/rotation'),
    summary:
      'Renovar una clave de API: se muestra entera esta única vez; la anterior sirve 24 horas más',
    about:
      'Da otro secreto a la misma clave. El anterior sigue sirviendo un día, para cambiarlo sin prisa.',
    adds: { ...secret, userAgent },
    location: '/api/api-keys/{id}',
    reply: fromGateway<ApiKeyView>(CreatedApiKey),
    rights: ADMINISTRATORS,
    refuses: ['ACCOUNT_CLOSING'],
  }),
  revoke: operation('identity.apiKeys.revoke', {
    http: del('/api/api-keys/{apiKeyId}'),
    summary: 'Revocar una clave de API',
    about: 'La clave deja de servir en segundos.',
    adds: { userAgent },
    rights: ADMINISTRATORS,
  }),
  /** Looks a key up by its SHA-256 digest; possession of the key proves identity. */
  find: message('identity.api-key.find', ApiKeyDigest, EVERYONE).replies<{
    holder: ApiKeyOwner | null;
  }>(),
} as const;
