/** Injects the secret that identity and the mail worker share: it seals codes and keys their digests. */
export const MAIL_KEY = Symbol('mail key');
