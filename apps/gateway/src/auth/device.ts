const CONTROL = /[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/gu;

/** The browser as its owner will recognise it in a list: what it says of itself, made harmless. */
export function deviceOf(userAgent = ''): string {
  return userAgent.replace(CONTROL, '').slice(0, 300);
}
