import type { Actor, VersionKind } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';

/** Versions of a menu that are there at most; the oldest goes when there is one more. */
export const MAX_VERSIONS = 200;

/** The function of `migrations/baseline/history.ts`, which says what is a version of its own. */
const NUMBER = `SELECT number_version($1, $2, $3, $4, $5, $6, ${MAX_VERSIONS}) AS number`;

/** The same of several menus. */
const NUMBER_ALL = `
  SELECT number_version(id, $2, $3, $4, $5, $6, ${MAX_VERSIONS}) FROM unnest($1::uuid[]) id`;

export interface NewVersion {
  readonly kind: VersionKind;
  /** The version that is restored. */
  readonly restored?: number;
}

/**
 * Numbers a change of the menu, which the transaction has locked and made: its revision and, where its
 * content changed, the version that it is part of.
 * @returns the number of the version that it made, if it did not go on with one
 */
export async function numberVersion(
  manager: EntityManager,
  menuId: string,
  actor: Actor,
  { kind, restored }: NewVersion,
): Promise<number | null> {
  const [made] = await manager.query<[{ number: number | null }]>(NUMBER, [
    ...[menuId, kind, ...authorOf(actor), restored ?? null],
  ]);
  return made.number;
}

/** Numbers the changes of several menus in one statement. */
export async function numberVersions(
  manager: EntityManager,
  menuIds: readonly string[],
  actor: Actor,
  { kind, restored }: NewVersion,
): Promise<void> {
  await manager.query(NUMBER_ALL, [menuIds, kind, ...authorOf(actor), restored ?? null]);
}

/** Kind, user and name of who changes a menu: of a member their own, not the account's. */
function authorOf(actor: Actor): [kind: string, userId: string | null, name: string | null] {
  if (actor.kind !== 'user') return ['system', null, null];
  const { userId, apiKeyName, member } = actor;
  if (member) return ['member', member.userId, member.name];
  return apiKeyName === undefined ? ['owner', userId, null] : ['key', userId, apiKeyName];
}
