import type { MemberRole } from '../member-role';

/** Whether the payload, as it came and not yet validated, asks for nothing else. */
type PayloadCheck = (payload: unknown) => boolean;

/** Who of an account's members may send a message, some of them with such payloads alone. */
export type Right = Readonly<Partial<Record<MemberRole, true | PayloadCheck>>>;

/** A row for each message of a service: one that is missing does not compile. */
export type RightsTo<Messages> = {
  readonly [Ability in keyof Messages]: { readonly [Verb in keyof Messages[Ability]]: Right };
};

/** Payments, and the account as a whole. */
export const OWNER_ALONE: Right = {};

/** About a person's own login, profile, sessions and mails: sent as themself, never for another's account. */
export const THEMSELF: Right = {};

/** Of our own processes, and of those who run the installation. */
export const NO_MEMBER: Right = {};

/** Whole menus, people, keys and webhooks. */
export const ADMINISTRATORS: Right = { administrator: true };

/** What is in menus, and whether they are published. */
export const EDITORS: Right = { ...ADMINISTRATORS, editor: true };

export const ANALYTICS_READERS: Right = { ...ADMINISTRATORS, analyst: true };

/** Menus as they are, with what is in them. */
export const CONTENT_READERS: Right = { ...EDITORS, kitchen: true, analyst: true };

/** What anybody may ask, or whoever has what the payload proves. */
export const EVERYONE: Right = { ...CONTENT_READERS };
