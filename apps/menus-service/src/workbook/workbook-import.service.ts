import {
  menus,
  type ImportedSheet,
  type ImportFault,
  type RequestTo,
  type WorkbookReport,
} from '@cartaviva/contracts';
import { normalizedText, placeOf, TEXT_LIMITS } from '@cartaviva/domain';
import type { MenuSheet } from '@cartaviva/menu-import';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { lockOwner } from '../entitlements/lock-owner';
import { readFile } from '../import-export/read-file';
import { SPREADSHEET_LANE, SpreadsheetThreads } from '../import-export/spreadsheet-threads';
import { Item } from '../items/item.entity';
import { planRows } from '../items/upsert/plan-rows';
import { idsOfRows } from '../items/upsert/row-ids';
import { writeRows } from '../items/upsert/write-rows';
import { changed } from '../menus/content-changes';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { NewMenus } from '../menus/new-menus';
import { lockOwnMenu } from '../menus/own-menu';
import { lockSharing } from '../shared-items/lock-sharing';
import { matchSheets } from './match-sheets';
import { rowsOfSheet } from './rows-of-sheet';

/** A sheet and its menu; undefined if the sheet creates a menu. */
interface Matched {
  readonly sheet: MenuSheet;
  readonly menuId: string | undefined;
}

@Injectable()
export class WorkbookImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: SpreadsheetThreads,
    private readonly newMenus: NewMenus,
    private readonly clock: Clock,
  ) {}

  /**
   * Imports the sheets in one transaction. A sheet updates and adds items of its menu, and deletes none. A sheet
   * without a menu creates a draft. Faulty lines are reported, and the others are written. A preview is rolled back.
   * @throws DomainError IMPORT_UNREADABLE; the errors of `NewMenus.add`
   */
  @Handles(menus.workbook.import, SPREADSHEET_LANE)
  async import(
    { content, preview }: RequestTo<typeof menus.workbook.import>,
    context: MessageContext,
  ): Promise<WorkbookReport> {
    const sheets = await readFile(this.threads, 'readMenus', content, context);
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const report = await this.write(runner.manager, context, sheets);
      if (!preview) {
        await runner.commitTransaction();
        return { sheets: report };
      }
      const made = report.map((sheet) => ({ ...sheet, menuId: sheet.isNew ? null : sheet.menuId }));
      return { sheets: made };
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** Locks the owner first, as all operations that count menus do, and then menus in the order of their IDs. */
  private async write(
    manager: EntityManager,
    context: MessageContext,
    sheets: readonly MenuSheet[],
  ): Promise<ImportedSheet[]> {
    const { accountId } = context;
    await lockOwner(manager, accountId);
    const matched = await match(manager, accountId, sheets);
    const known = matched.flatMap(({ menuId }) => menuId ?? []).sort();
    await lockSharing(manager, accountId, { menuIds: known });
    // Reads the items before any sheet is written, because several sheets may change a shared item.
    const before = await manager.findBy(Item, { menuId: In(known) });
    const locked = new Map<string, Menu>();
    for (const id of known) locked.set(id, await lockOwnMenu(manager, accountId, id));
    const report: ImportedSheet[] = [];
    for (const { sheet, menuId } of matched) {
      const refused = menuId ? undefined : refusedWhole(sheet);
      if (refused) {
        report.push(refused);
        continue;
      }
      const menu = menuId ? locked.get(menuId)! : await this.add(manager, context, sheet);
      const own = before.filter((item) => item.menuId === menu.id);
      const written = await this.writeSheet(manager, context, menu, sheet, own);
      report.push({ name: menu.name, menuId: menu.id, isNew: !menuId, ...written });
    }
    return report;
  }

  /** Adds a menu with the currency and the restaurant of the account's newest menu. */
  private async add(
    manager: EntityManager,
    context: MessageContext,
    sheet: MenuSheet,
  ): Promise<Menu> {
    const { accountId } = context;
    const [newest] = await manager.find(Menu, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    const name = nameOf(sheet);
    const fields = {
      ...{ accountId, name, restaurantName: newest?.restaurantName ?? name },
      ...(newest && { currency: newest.currency, ...placeOf(newest) }),
    };
    const menu = await this.newMenus.add(manager, fields, context);
    const changes = [changed('menu.created', toMenuView(menu, context.userId))];
    await emitMenuChanged(manager, menu, context, { changes });
    return menu;
  }

  private async writeSheet(
    manager: EntityManager,
    context: MessageContext,
    menu: Menu,
    sheet: MenuSheet,
    before: readonly Item[],
  ): Promise<Omit<ImportedSheet, 'name' | 'menuId' | 'isNew'>> {
    const items = await manager.findBy(Item, { menuId: menu.id });
    const categories = await manager.findBy(Category, { menuId: menu.id });
    const { rows, faults } = rowsOfSheet(sheet, { items: before, categories });
    const plan = planRows(
      rows.map(({ row }) => row),
      {
        ...{ items, categories, images: new Map(), madeBefore: new Set() },
        ...{ now: this.clock.now(), timeZone: menu.timeZone, idOf: idsOfRows(undefined) },
      },
    );
    await writeRows(manager, menu, context, plan, items, 'import');
    const refused = plan.rows.flatMap(({ index, errors }) =>
      errors
        ? [{ line: rows[index]!.line, reason: errors.map(({ reason }) => reason).join(' ') }]
        : [],
    );
    const count = (wanted: string) => plan.rows.filter(({ status }) => status === wanted).length;
    return {
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      newCategories: plan.newCategories.length,
      ignoredColumns: [...sheet.ignored],
      faults: byLine([...sheet.refused, ...faults, ...refused]),
    };
  }
}

/** Reports a sheet without any valid line, from which no menu is created. */
function refusedWhole(sheet: MenuSheet): ImportedSheet | undefined {
  const { rows, faults } = rowsOfSheet(sheet, { items: [], categories: [] });
  if (rows.length > 0) return undefined;
  return {
    ...{ name: nameOf(sheet), menuId: null, isNew: true },
    ...{ created: 0, updated: 0, unchanged: 0, newCategories: 0 },
    ignoredColumns: [...sheet.ignored],
    faults: byLine([...sheet.refused, ...faults]),
  };
}

/** Returns the name of a new menu. A tab's name may be blank or contain forbidden characters. */
function nameOf({ name }: MenuSheet): string {
  const written = normalizedText(name.replace(/[\p{Cc}\p{Cs}]+/gu, ' '));
  return normalizedText([...written].slice(0, TEXT_LIMITS.name).join('')) || 'Menú';
}

const byLine = (faults: readonly ImportFault[]): ImportFault[] =>
  faults.toSorted((one, other) => one.line - other.line);

async function match(
  manager: EntityManager,
  accountId: string,
  sheets: readonly MenuSheet[],
): Promise<Matched[]> {
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const menus = await manager.find(Menu, { where: { accountId }, order });
  const ids = sheets.flatMap(({ items }) => items.flatMap(({ id }) => (isId(id) ? id : [])));
  const known = await manager.find(Item, {
    select: { id: true, menuId: true },
    where: { id: In(ids), menuId: In(menus.map(({ id }) => id)) },
  });
  const found = matchSheets(sheets, menus, new Map(known.map(({ id, menuId }) => [id, menuId])));
  return sheets.map((sheet, at) => ({ sheet, menuId: found[at] }));
}

const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
