import { menus, type RequestTo, type Translation } from '@cartaviva/contracts';
import { subjectsOf, translated, translationsOf, type Subject } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { PlanOf } from '../entitlements/plan-of';
import { Item } from '../items/item.entity';
import type { Menu } from '../menus/menu.entity';
import { changed } from '../menus/content-changes';
import { getOwnMenu, lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { toMenuView } from '../menus/menu.view';
import { lockSharing } from '../shared-items/lock-sharing';

const TABLES = { menu: 'menus', category: 'menu_categories', item: 'menu_items' } as const;

const IN_ORDER = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;

@Injectable()
export class TranslationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
  ) {}

  /** Lists texts in the order of the menu. Every plan can read existing translations. */
  @Handles(menus.translation.list)
  async list(
    { menuId, language }: RequestTo<typeof menus.translation.list>,
    { accountId }: MessageContext,
  ): Promise<Translation[]> {
    const { manager } = this.dataSource;
    const menu = await getOwnMenu(manager, accountId, menuId);
    return translationsOf(await readSubjects(manager, menu), language);
  }

  /**
   * Saves all texts or none.
   * @throws DomainError PLAN_REQUIRED if the plan includes no languages; INVALID_INPUT if a text is no longer in the
   *   menu
   */
  @Handles(menus.translation.save)
  save(
    sent: RequestTo<typeof menus.translation.save>,
    context: MessageContext,
  ): Promise<Translation[]> {
    const { accountId } = context;
    const { menuId, language, texts } = sent;
    return this.dataSource.transaction(async (manager) => {
      await lockSharing(manager, accountId, { menuIds: [menuId] });
      const menu = await lockOwnMenu(manager, accountId, menuId, { over: sent });
      await this.plan.require(manager, accountId, 'languages');
      const rewritten = translated(await readSubjects(manager, menu), language, texts);
      if (rewritten.length > 0) {
        await write(manager, menu, rewritten);
        const change = {
          ...changed('menu.translated', toMenuView(menu, context.userId)),
          language,
        };
        await emitMenuChanged(manager, menu, context, {
          changes: [change],
          notes: [{ kind: 'menu-translated' }],
        });
      }
      const { translations } = rewritten.find(({ kind }) => kind === 'menu') ?? menu;
      return translationsOf(await readSubjects(manager, { ...menu, translations }), language);
    });
  }
}

async function readSubjects(manager: EntityManager, menu: Menu): Promise<Subject[]> {
  const content = { where: { menuId: menu.id }, order: IN_ORDER };
  const categories = await manager.find(Category, content);
  return subjectsOf(menu, categories, await manager.find(Item, content));
}

/** Uses SQL, because a translation must not change the version of the row. */
async function write(
  manager: EntityManager,
  menu: Menu,
  changed: Pick<Subject, 'kind' | 'id' | 'translations'>[],
): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES)) {
    const rows = changed.filter((subject) => subject.kind === kind);
    if (rows.length === 0) continue;
    await manager.query(
      `UPDATE ${table} subject SET translations = new.translations
       FROM json_to_recordset($1) AS new (id uuid, translations jsonb) WHERE subject.id = new.id`,
      [JSON.stringify(rows)],
    );
  }
  await manager.query(`UPDATE menus SET updated_at = now() WHERE id = $1`, [menu.id]);
}
