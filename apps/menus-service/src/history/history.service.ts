import {
  menus,
  type MenuVersion,
  type Page,
  type RequestTo,
  type Revised,
  type VersionDifferences,
} from '@cartaviva/contracts';
import { groupedBy } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { getOwnMenu } from '../menus/own-menu';
import { differencesOf, findDifferences } from './differences';
import { stateBefore, type MenuState } from './menu-state';
import { readChanged, readState } from './read-states';
import { getVersion, readVersions, type Version } from './read-versions';
import { toMenuVersion } from './version.view';

@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lists the newest versions first. Reads the menu once, in the state of the page's newest version, and derives the
   * earlier states from the changes.
   */
  @Handles(menus.history.list)
  list(
    { menuId, page, limit }: RequestTo<typeof menus.history.list>,
    { accountId, actor }: MessageContext,
  ): Promise<Page<MenuVersion>> {
    return this.atOnce(async (manager) => {
      await getOwnMenu(manager, accountId, menuId);
      const [versions, total] = await readVersions(manager, menuId, { page, limit });
      const [newest, oldest] = [versions[0], versions.at(-1)];
      if (!newest || !oldest) return { rows: [], total };
      const changed = groupedBy(
        await readChanged(manager, menuId, oldest.number, newest.number),
        ({ version }) => String(version),
      );
      let state = await readState(manager, menuId, newest.number);
      const rows = versions.map((version) => {
        const after = state;
        state = stateBefore(after, changed.get(String(version.number)) ?? []);
        return toMenuVersion(actor, version, differencesIn(version, state, after));
      });
      return { rows, total };
    });
  }

  /** @throws DomainError VERSION_NOT_FOUND if the version never existed or was deleted */
  @Handles(menus.history.compare)
  compare(
    { menuId, versionNumber, against = 'previous' }: RequestTo<typeof menus.history.compare>,
    { accountId, actor }: MessageContext,
  ): Promise<VersionDifferences & Revised> {
    return this.atOnce(async (manager) => {
      const { revision } = await getOwnMenu(manager, accountId, menuId);
      const version = await getVersion(manager, menuId, versionNumber);
      const state = await readState(manager, menuId, versionNumber);
      const changed = await readChanged(manager, menuId, versionNumber, versionNumber);
      const own = differencesIn(version, stateBefore(state, changed), state);
      const differences =
        against === 'previous'
          ? own.map((describe) => describe())
          : differencesOf(state, await readState(manager, menuId));
      return { ...toMenuVersion(actor, version, own), differences, revision };
    });
  }

  /** Reads a consistent snapshot. */
  private atOnce<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', read);
  }
}

/** Returns the changes of a version, or nothing for the first version of the menu or its history. */
const differencesIn = ({ kind }: Version, before: MenuState, after: MenuState) =>
  kind === 'created' || kind === 'before' ? [] : findDifferences(before, after);
