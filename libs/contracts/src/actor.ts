/** Who is behind a request. It travels beside every message; services decide by it, not by payload. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly role: Role;
      /** Name of the key by which a program acts for the user; not there for a person on a screen. */
      readonly apiKeyName?: string;
    }
  | { readonly kind: 'system' };

export type Role = 'user' | 'admin';

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };
