import {
  DomainError,
  type CompareVersion,
  type MenuVersion,
  type Page,
  type Revised,
  type VersionDifferences,
  type VersionsOf,
} from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { differencesOf, findDifferences } from './differences';
import { stateBefore, type MenuState, type StoredRow } from './menu-state';
import { readChanged, readState } from './read-states';
import { Version } from './version.entity';
import { toMenuVersion } from './version.view';

/** What the acting user's menus were, and who changed them. */
@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Newest first. The menu is read once, as it was at the newest version of the page; what each version
   * changed leads from there to the one before.
   */
  list(
    { accountId, actor }: MessageContext,
    { menuId, page, limit }: VersionsOf,
  ): Promise<Page<MenuVersion>> {
    return this.atOnce(async (manager) => {
      await getOwnMenu(manager, accountId, menuId);
      const [versions, total] = await manager.findAndCount(Version, {
        where: { menuId },
        order: { number: 'DESC' },
        skip: (page - 1) * limit,
        take: limit,
      });
      const [newest, oldest] = [versions[0], versions.at(-1)];
      if (!newest || !oldest) return { rows: [], total };
      const { firstRevision } = oldest;
      const changed = await readChanged(manager, menuId, firstRevision, newest.lastRevision);
      let state = await readState(manager, menuId, newest.lastRevision);
      let at = 0;
      /** Goes back to a revision; what it passes was changed last first. */
      const goBackTo = (revision: number): MenuState => {
        const passed: StoredRow[] = [];
        while (at < changed.length && changed[at]!.revision >= revision)
          passed.push(changed[at++]!);
        return (state = stateBefore(state, passed));
      };
      const rows = versions.map((version) => {
        const after = goBackTo(version.lastRevision);
        return toMenuVersion(
          actor,
          version,
          differencesIn(version, goBackTo(version.firstRevision), after),
        );
      });
      return { rows, total };
    });
  }

  /** Refused as VERSION_NOT_FOUND where there never was one, or is none any more. */
  compare(
    { accountId, actor }: MessageContext,
    { menuId, number, to }: CompareVersion,
  ): Promise<VersionDifferences & Revised> {
    return this.atOnce(async (manager) => {
      const { revision } = await getOwnMenu(manager, accountId, menuId);
      const version = await getVersion(manager, menuId, number);
      const { firstRevision, lastRevision } = version;
      const state = await readState(manager, menuId, lastRevision);
      const changed = await readChanged(manager, menuId, firstRevision, lastRevision);
      const own = differencesIn(version, stateBefore(state, changed), state);
      const differences =
        to === 'previous'
          ? own.map((describe) => describe())
          : differencesOf(state, await readState(manager, menuId));
      return { ...toMenuVersion(actor, version, own), differences, revision };
    });
  }

  /** One moment of it: what changes meanwhile is in it whole or not at all. */
  private atOnce<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', read);
  }
}

/** What a version changed; nothing of the one with which the menu or its history began. */
const differencesIn = ({ kind }: Version, before: MenuState, after: MenuState) =>
  kind === 'created' || kind === 'before' ? [] : findDifferences(before, after);

export async function getVersion(
  manager: EntityManager,
  menuId: string,
  number: number,
): Promise<Version> {
  const version = await manager.findOneBy(Version, { menuId, number });
  if (!version) throw new DomainError('VERSION_NOT_FOUND');
  return version;
}
