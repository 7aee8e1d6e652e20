import { menus, type ImportReport, type RequestTo } from '@cartaviva/contracts';
import { columnMapping, foldedName } from '@cartaviva/domain';
import { planImport, reportOf, type ImportPlan } from '@cartaviva/menu-import';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { refuseTakenName } from '../categories/categories.service';
import { Category } from '../categories/category.entity';
import { toCategoryView } from '../categories/category.view';
import { Item } from '../items/item.entity';
import { idsOfRows, rowsMadeBefore } from '../items/upsert/row-ids';
import { UNWRITTEN_ITEM, writeItems } from '../items/write-items';
import { changed, type UndatedChange } from '../menus/content-changes';
import { getOwnMenu, lockOwnMenu, requireOver } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { without } from '../without';
import { readFile } from './read-file';
import { SPREADSHEET_LANE, SpreadsheetThreads } from './spreadsheet-threads';

@Injectable()
export class ImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: SpreadsheetThreads,
  ) {}

  /**
   * Adds the readable rows after the items of the menu. A write with the same ID adds them only once.
   * @throws DomainError IMPORT_UNREADABLE if the file is no spreadsheet; CHANGED_MEANWHILE
   */
  @Handles(menus.menu.import, SPREADSHEET_LANE)
  async import(
    { menuId, content, preview, mapping, newId, ...over }: RequestTo<typeof menus.menu.import>,
    context: MessageContext,
  ): Promise<ImportReport> {
    const { accountId } = context;
    await getOwnMenu(this.dataSource.manager, accountId, menuId);
    const spreadsheet = mapping
      ? await readFile(
          this.threads,
          'readMapped',
          { content, mapping: columnMapping(mapping) },
          context,
        )
      : await readFile(this.threads, 'read', content, context);
    const idOf = idsOfRows(newId);
    const idsOf = (kind: string) => (newId ? spreadsheet.items.map((_, at) => idOf(kind, at)) : []);
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, accountId, menuId);
      const categories = await manager.findBy(Category, { menuId });
      const [ownItems, ownCategories] = [idsOf('item'), new Set(idsOf('category'))];
      const present = await manager.find(Item, {
        select: { id: true, externalId: true },
        where: { menuId, id: Not(In(ownItems)) },
      });
      const plan = planImport(spreadsheet, {
        items: present.length,
        externalIds: present.flatMap(({ externalId }) => externalId ?? []),
        categoryNames: categories.flatMap(({ id, name }) => (ownCategories.has(id) ? [] : name)),
      });
      const isRepeated = (await rowsMadeBefore(manager, ownItems)).size > 0;
      if (!isRepeated) requireOver(menu, over);
      const made = {
        itemIds: plan.items.map((_, at) => idOf('item', at)),
        categoryIds: plan.newCategories.map((_, at) => idOf('category', at)),
      };
      if (!preview && !isRepeated && plan.items.length > 0) {
        const changes = await write(manager, menuId, plan, { categories, ...made });
        await emitMenuChanged(manager, menu, context, {
          changes,
          version: { kind: 'import' },
          notes: [{ kind: 'menu-imported', count: plan.items.length }],
        });
      }
      return { ...reportOf(plan, spreadsheet), ...(preview ? NOTHING_MADE : made) };
    });
  }
}

type Made = Pick<ImportReport, 'itemIds' | 'categoryIds'>;

const NOTHING_MADE: Made = { itemIds: [], categoryIds: [] };

interface Present extends Made {
  readonly categories: readonly Category[];
}

async function write(
  manager: EntityManager,
  menuId: string,
  { items, newCategories }: ImportPlan,
  { categories: present, itemIds, categoryIds }: Present,
): Promise<UndatedChange[]> {
  const lastCategory = await manager.maximum(Category, 'displayOrder', { menuId });
  const made = newCategories.map((name, at) =>
    manager.create(Category, {
      id: categoryIds[at]!,
      menuId,
      name,
      displayOrder: (lastCategory ?? 0) + 1 + at,
    }),
  );
  const added = await manager.save(made).catch(refuseTakenName);
  const categories = [...present, ...added];
  const categoryOf = new Map(categories.map(({ id, name }) => [foldedName(name), id]));
  const lastItem = await manager.maximum(Item, 'displayOrder', { menuId });
  const rows = items.map(({ category, ...item }, at) => ({
    ...UNWRITTEN_ITEM,
    ...without(item, 'line', 'id'),
    id: itemIds[at]!,
    dietaryTags: [...item.dietaryTags],
    allergens: [...item.allergens],
    sizes: [...(item.sizes ?? [])],
    extras: [...(item.extras ?? [])],
    categoryId: category === null ? null : (categoryOf.get(foldedName(category)) ?? null),
    displayOrder: (lastItem ?? 0) + 1 + at,
  }));
  return [
    ...added.map((category) => changed('category.created', toCategoryView(category))),
    ...(await writeItems(manager, menuId, rows)),
  ];
}
