/** Who is behind a request. It travels beside every message; services decide by it, not by payload. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role }
  | { readonly kind: 'system' };

export type Role = 'user' | 'admin';

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };
