import {
  menus,
  type MenuView,
  type Page,
  type RequestTo,
  type SearchMenus,
  type UpdateMenuRequest,
} from '@cartaviva/contracts';
import { changedPlace, MENU_HINTS, normalizedMenu, withCurrencies } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { designOfTemplate, type MenuTemplate } from '@cartaviva/menu-templates';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Note } from '../activity/note';
import { lockOwner } from '../entitlements/lock-owner';
import { MenuLimit } from '../entitlements/menu-limit';
import { OwnImages } from '../images/own-images';
import { changesTo } from '../changes-to';
import { madeBefore } from '../made-before';
import { followedSlug } from '../slugs/claim-slug';
import {
  fillWithTemplate,
  getTemplate,
  imagesOf,
  writeTemplate,
} from '../templates/template-content';
import { changedRestaurant, deleteUnused } from '../restaurants/restaurant-of-menu';
import { TemplatePlaceholders } from '../templates/template-placeholders';
import { MenuAbilities } from './menu-abilities';
import { Menu } from './menu.entity';
import { toMenuView } from './menu.view';
import { NewMenus } from './new-menus';
import { getOwnMenu, lockOwnMenu } from './own-menu';
import { changed, updated, type UndatedChange } from './content-changes';
import { emitMenuChanged } from './emit-menu-changed';
import { readContent } from './read-content';
import { searchMenus } from './search-menus';

@Injectable()
export class MenusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newMenus: NewMenus,
    private readonly limit: MenuLimit,
    private readonly abilities: MenuAbilities,
    private readonly images: OwnImages,
    private readonly placeholders: TemplatePlaceholders,
  ) {}

  @Handles(menus.menu.list)
  async list(asked: SearchMenus, { accountId, userId }: MessageContext): Promise<Page<MenuView>> {
    const [found, total] = await searchMenus(this.dataSource.manager, accountId, asked);
    return { rows: found.map((menu) => toMenuView(menu, userId)), total };
  }

  @Handles(menus.menu.get)
  async get(
    { menuId }: RequestTo<typeof menus.menu.get>,
    { accountId, userId }: MessageContext,
  ): Promise<MenuView> {
    return toMenuView(await getOwnMenu(this.dataSource.manager, accountId, menuId), userId);
  }

  /**
   * Creates a menu. A template fills it, and sets its color and design unless the request does.
   * @throws DomainError as `NewMenus.add` does; TEMPLATE_NOT_FOUND
   */
  @Handles(menus.menu.create)
  async create(
    { templateId, newId, preferredCurrency, ...sent }: RequestTo<typeof menus.menu.create>,
    context: MessageContext,
  ): Promise<MenuView> {
    const { accountId, userId } = context;
    const template = templateId === undefined ? undefined : getTemplate(templateId);
    const style = template && toStyle(template);
    const placeholders = await this.placeholders.of(context, template ? imagesOf(template) : []);
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, accountId);
      const known = await madeBefore(manager, Menu, newId, { accountId });
      if (known) return toMenuView(known, userId);
      const names = {
        name: template?.name ?? MENU_HINTS.name,
        restaurantName: MENU_HINTS.restaurantName,
      };
      const fields = { ...names, ...style, ...normalizedMenu(sent) };
      const wanted = { ...fields, ...(newId && { id: newId }), accountId };
      const menu = await this.newMenus.add(manager, wanted, context, preferredCurrency);
      if (template) await writeTemplate(manager, menu.id, template, placeholders);
      const view = toMenuView(menu, userId);
      await emitMenuChanged(manager, menu, context, {
        changes: [changed('menu.created', view)],
        notes: [{ kind: 'menu-created' }],
      });
      return view;
    });
  }

  /**
   * @throws DomainError CHANGED_MEANWHILE if the menu does not have the expected version, or is to be filled from a
   *   template but has items; TEMPLATE_NOT_FOUND; PLAN_REQUIRED if the plan lacks a new feature; MENU_LIMIT_REACHED
   *   if it is to be published while the owner has more menus than the plan allows
   */
  @Handles(menus.menu.update)
  async update(
    change: RequestTo<typeof menus.menu.update>,
    context: MessageContext,
  ): Promise<MenuView> {
    const { accountId, userId } = context;
    const { menuId, expectedVersion, expectedRevision, templateId, ...sent } = change;
    const over = { expectedVersion, expectedRevision };
    const wanted = normalizedMenu(sent);
    const template = templateId === undefined ? undefined : getTemplate(templateId);
    const placeholders = await this.placeholders.of(context, template ? imagesOf(template) : []);
    const placeholder = await this.requireOwnImages(context, menuId, wanted);
    return this.dataSource.transaction(async (manager) => {
      const namesRestaurant = wanted.restaurantName ?? wanted.country ?? wanted.timeZone;
      // Locks the owner before the menu, as all operations that change restaurants do.
      if (namesRestaurant) await lockOwner(manager, accountId);
      const menu = await lockOwnMenu(manager, accountId, menuId, { over });
      const complete = changedPlace(menu, withCurrencies(menu, wanted));
      const changes = changesTo(menu, complete) ?? {};
      if (Object.keys(changes).length === 0 && !template) return toMenuView(menu, userId);
      if (template) await fillWithTemplate(manager, menu.id, template, placeholders);
      await this.abilities.require(manager, menu, changes);
      const restaurant = await changedRestaurant(manager, menu, changes);
      if (changes.isPublished) await this.limit.requireNoExcess(manager, accountId);
      const before = toMenuView(menu, userId);
      const slug = await followedSlug(manager, menu, changes.restaurantName);
      const logo = 'logoUrl' in changes && { logoPlaceholder: placeholder };
      const saved = await manager.save(Object.assign(menu, changes, { ...restaurant, slug }, logo));
      if (namesRestaurant) await deleteUnused(manager, accountId);
      const after = toMenuView(saved, userId);
      const content = template ? await readContent(manager, saved.id) : [];
      await emitMenuChanged(manager, saved, context, {
        changes: [...menuChanges(before, after), ...content],
        notes: toNotes(changes),
      });
      return after;
    });
  }

  /**
   * Checks the images' owner. Returns the placeholder of a new logo.
   * @throws DomainError OBJECT_NOT_FOUND if an image belongs to another account
   */
  private async requireOwnImages(
    context: MessageContext,
    menuId: string,
    wanted: Pick<UpdateMenuRequest, 'logoUrl' | 'coverUrl'>,
  ): Promise<string | null> {
    if (!wanted.logoUrl && !wanted.coverUrl) return null;
    const { logoUrl, coverUrl } = await this.get({ menuId }, context);
    await this.images.requireChanged(context, coverUrl, wanted.coverUrl);
    return this.images.requireChanged(context, logoUrl, wanted.logoUrl);
  }
}

const toStyle = ({ id, themeColor }: MenuTemplate) => ({
  themeColor,
  design: designOfTemplate(id),
});

/** Returns changes of the menu's fields. Publishing and unpublishing are separate changes. */
function menuChanges(before: MenuView, after: MenuView): UndatedChange[] {
  const { isPublished } = after;
  const fields = updated('menu', { ...before, isPublished }, after);
  if (before.isPublished === isPublished) return fields;
  return [...fields, changed(isPublished ? 'menu.published' : 'menu.unpublished', after)];
}

/** Returns notes about changes of the menu's fields. Publishing is a separate note. */
function toNotes({ isPublished, ...others }: Partial<Menu>): Note[] {
  const notes: Note[] = Object.keys(others).length > 0 ? [{ kind: 'menu-updated' }] : [];
  if (isPublished === undefined) return notes;
  return [...notes, { kind: isPublished ? 'menu-published' : 'menu-unpublished' }];
}
