import { menus, type RequestTo, type RestoreReport } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockOwner } from '../entitlements/lock-owner';
import { PlanOf } from '../entitlements/plan-of';
import { OwnImages } from '../images/own-images';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { getOwnMenu, lockOwnMenu } from '../menus/own-menu';
import { lockSharing } from '../shared-items/lock-sharing';
import { differencesOf } from './differences';
import type { MenuState } from './menu-state';
import { readState } from './read-states';
import { getVersion } from './read-versions';
import { restoredState } from './restored-state';
import { writeState } from './write-state';

@Injectable()
export class RestoreService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: OwnImages,
    private readonly plan: PlanOf,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores a version in one transaction, as a new version. Restoring the version before it undoes this. Writes
   * nothing if nothing differs.
   * @throws DomainError VERSION_NOT_FOUND; CHANGED_MEANWHILE if the menu does not have the expected revision;
   *   MENU_CONTENT_LIMIT_REACHED
   */
  @Handles(menus.history.restore)
  async restore(
    {
      menuId,
      versionNumber: number,
      preview = false,
      items,
      ...over
    }: RequestTo<typeof menus.history.restore>,
    context: MessageContext,
  ): Promise<RestoreReport> {
    const { accountId } = context;
    const images = await this.imagesOf(context, menuId, number);
    return this.dataSource.transaction(async (manager) => {
      // Locks the owner before the menu, as all operations that change restaurants do.
      await lockOwner(manager, accountId);
      await lockSharing(manager, accountId, { menuIds: [menuId] });
      const menu = await lockOwnMenu(manager, accountId, menuId, { over });
      await getVersion(manager, menuId, number);
      const { entitlements } = await this.plan.owner(manager, accountId);
      const present = await readState(manager, menuId);
      const { wanted, notRestored } = restoredState(
        present,
        await readState(manager, menuId, number),
        {
          ...{ entitlements, images, now: this.clock.now() },
          itemIds: items && new Set(items.map((id) => id.toLowerCase())),
        },
      );
      const differences = differencesOf(present, wanted);
      const { revision } = menu;
      if (preview || differences.length === 0) {
        return { number: null, differences, notRestored, revision };
      }
      const changes = await writeState(manager, menu, present, wanted, {
        at: this.clock.now(),
        ownerId: context.userId,
      });
      const made = await emitMenuChanged(manager, menu, context, {
        changes,
        version: { kind: 'restore', restored: number },
        notes: [{ kind: 'menu-version-restored', count: number }],
      });
      return { number: made, differences, notRestored, revision: revision + 1 };
    });
  }

  /** Returns the version's images that media-worker still has. Called before any lock is taken. */
  private async imagesOf(
    context: MessageContext,
    menuId: string,
    number: number,
  ): Promise<ReadonlySet<string>> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, context.accountId, menuId);
    await getVersion(manager, menuId, number);
    const present = new Set(imagesIn(await readState(manager, menuId)));
    const past = imagesIn(await readState(manager, menuId, number));
    const wanted = past.filter((path) => !present.has(path));
    return new Set((await this.images.among(context, wanted)).keys());
  }
}

const imagesIn = ({ menu, items }: MenuState): string[] =>
  [menu.logoUrl, menu.coverUrl, ...[...items.values()].map(({ imageUrl }) => imageUrl)].filter(
    (path) => path !== null,
  );
