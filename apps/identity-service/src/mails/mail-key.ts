/** Injects the secret that identity and the mail worker share: it seals codes and keys their digests. */
export const MAIL_KEY = Symbol('mail key');
/** Injects all of them whose digests count: that one and, while it is being replaced, the one before. */
export const MAIL_KEYS = Symbol('mail keys');
