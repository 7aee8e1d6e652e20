import { DomainError, type VersionAuthor, type VersionKind } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';

/** A version of a menu, made of consecutive changes by one author. `record_change` numbers versions. */
export interface Version {
  readonly number: number;
  readonly kind: VersionKind;
  readonly author: VersionAuthor['kind'];
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly restored: number | null;
  readonly changedAt: Date;
}

const VERSIONS = `
  SELECT version AS number, kind, author, author_id AS "authorId", author_name AS "authorName", restored,
    max(changed_at) AS "changedAt"
  FROM menu_changes WHERE menu_id = $1 AND version IS NOT NULL AND ($2::int IS NULL OR version = $2)
  GROUP BY version, kind, author, author_id, author_name, restored
  ORDER BY version DESC LIMIT $3 OFFSET $4`;

const COUNT = `
  SELECT count(DISTINCT version)::int AS total FROM menu_changes WHERE menu_id = $1 AND version IS NOT NULL`;

export async function readVersions(
  manager: EntityManager,
  menuId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<[Version[], total: number]> {
  const values = [menuId, null, limit, (page - 1) * limit];
  const versions = await manager.query<Version[]>(VERSIONS, values);
  const [{ total }] = await manager.query<[{ total: number }]>(COUNT, [menuId]);
  return [versions, total];
}

/** @throws DomainError VERSION_NOT_FOUND if the version never existed or was deleted */
export async function getVersion(
  manager: EntityManager,
  menuId: string,
  number: number,
): Promise<Version> {
  const [version] = await manager.query<Version[]>(VERSIONS, [menuId, number, 1, 0]);
  if (!version) throw new DomainError('VERSION_NOT_FOUND');
  return version;
}
