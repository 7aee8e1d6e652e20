import type { MemberRole } from './member-role';

/** Returns true if the unvalidated payload requests only what the role permits. */
type PayloadCheck = (payload: unknown) => boolean;

/** Roles that may send a message. A function restricts a role to some payloads. */
export type Right = Readonly<Partial<Record<MemberRole, true | PayloadCheck>>>;

/** Covers payments and the account as a whole. */
export const OWNER_ALONE: Right = {};

/**
 * Covers a person's own login, profile, sessions and mails. People send these messages as themselves, never for
 * another account.
 */
export const THEMSELF: Right = {};

/** Covers messages of internal processes and of the installation's admins. */
export const NO_MEMBER: Right = {};

/** Covers whole menus, people, keys and webhooks. */
export const ADMINISTRATORS: Right = { administrator: true };

/** Covers the content of menus and their publication. */
export const EDITORS: Right = { ...ADMINISTRATORS, editor: true };

export const ANALYTICS_READERS: Right = { ...ADMINISTRATORS, analyst: true };

/** Covers reading menus with their content. */
export const CONTENT_READERS: Right = { ...EDITORS, kitchen: true, analyst: true };

/** Covers messages that anybody may send, or that carry a proof in their payload. */
export const EVERYONE: Right = { ...CONTENT_READERS };
