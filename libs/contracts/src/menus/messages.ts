import type { ExportedContent } from '../identity/account.dto';
import { event, message, Nothing } from '../message';
import { PageRequest, type Page } from '../page';
import { CategoryRequest, CreateCategory, RenameCategory, type CategoryView } from './category.dto';
import type { DashboardStats } from './dashboard.dto';
import { CreateItem, ItemRequest, UpdateItem, type ItemView } from './item.dto';
import { MenuChanged } from './menu-changed.event';
import { CreateMenuRequest, MenuRequest, UpdateMenu, type MenuView } from './menu.dto';
import type { PublicMenuReply } from './public-menu.dto';
import { RecordVisits } from './visit.dto';

/** What menus-service answers. Every owner's message is about the acting user's own menus. */
export const menus = {
  menu: {
    list: message('menus.menu.list', PageRequest).replies<Page<MenuView>>(),
    create: message('menus.menu.create', CreateMenuRequest).replies<MenuView>(),
    get: message('menus.menu.get', MenuRequest).replies<MenuView>(),
    update: message('menus.menu.update', UpdateMenu).replies<MenuView>(),
    delete: message('menus.menu.delete', MenuRequest).replies<Nothing>(),
  },
  category: {
    list: message('menus.category.list', MenuRequest).replies<CategoryView[]>(),
    create: message('menus.category.create', CreateCategory).replies<CategoryView>(),
    rename: message('menus.category.rename', RenameCategory).replies<CategoryView>(),
    delete: message('menus.category.delete', CategoryRequest).replies<Nothing>(),
  },
  item: {
    list: message('menus.item.list', MenuRequest).replies<ItemView[]>(),
    create: message('menus.item.create', CreateItem).replies<ItemView>(),
    update: message('menus.item.update', UpdateItem).replies<ItemView>(),
    delete: message('menus.item.delete', ItemRequest).replies<Nothing>(),
  },
  dashboard: {
    stats: message('menus.dashboard.stats', Nothing).replies<DashboardStats>(),
  },
  publicMenu: {
    find: message('menus.public-menu.find', MenuRequest).replies<PublicMenuReply>(),
  },
  account: {
    /** Everything the acting user has written, for their download. */
    export: message('menus.account.export', Nothing).replies<ExportedContent>(),
  },
  visit: {
    /** Visits of menus that are not published, and repeats, leave no row; `recorded` counts new rows. */
    record: message('menus.visit.record', RecordVisits).replies<{ recorded: number }>(),
  },
} as const;

/** What happened in menus-service. */
export const menusEvents = {
  menuChanged: event('menus.menu-changed', MenuChanged, { broadcast: true }),
} as const;
