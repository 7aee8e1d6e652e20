export { apiKeyPrefix, isApiKey, newApiKey } from './api-key';
export { digestOf } from './digest';
export { open, seal } from './seal';
