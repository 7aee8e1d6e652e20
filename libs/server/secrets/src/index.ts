export { apiKeyPrefix, isApiKey, newApiKey } from './api-key';
export { digestOf } from './digest';
export { open, openBytes, resealed, seal, sealBytes } from './seal';
