/** Injects the secret that identity-service and the mail worker share. It encrypts codes and keys their digests. */
export const MAIL_KEY = Symbol('mail key');
/** Injects all valid keys: the current one and, during a key rotation, the previous one. */
export const MAIL_KEYS = Symbol('mail keys');
