export { apiKeyPrefix, isApiKey, newApiKey } from './api-key';
export { digestOf } from './digest';
export { open, openBytes, seal, sealBytes } from './seal';
