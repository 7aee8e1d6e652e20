import type { Currency } from '@cartaviva/domain';
import { message, Nothing } from '../../message';
import { addedField, del, get, operations, page, post, put, written } from '../../operation';
import { ADMINISTRATORS, CONTENT_READERS, EDITORS } from '../../people/rights';
import { CurrencyCode, Unchanged } from '../../rules';
import { rules } from '../../rules/rules';
import { ImportMenu, type ImportReport } from '../import.dto';
import type { ItemView } from '../item.dto';
import {
  CreateMenuRequest,
  DuplicateMenuRequest,
  MenuRequest,
  MenuView,
  UpdateMenuRequest,
} from '../menu.dto';
import { ArrangeMenu } from '../order.dto';
import { ChangePrices } from '../prices.dto';
import { PrintMenu, type PrintedView } from '../print.dto';
import { SearchMenus } from '../search.dto';

const operation = operations('Menús');

/** Currency that the owner prefers, for a menu and a restaurant that name none. */
const PREFERRED_CURRENCY = addedField<Currency['code'] | undefined>(
  rules(Unchanged(), CurrencyCode()),
);

export const menu = {
  list: operation('menus.menus.list', {
    http: get('/api/menus'),
    summary: 'Mis menús',
    about: 'Todos tus menús, publicados o no, por páginas. Las demás páginas están en `Link`.',
    input: SearchMenus,
    reply: page(MenuView, { fields: true }),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  create: operation('menus.menus.create', {
    http: post('/api/menus'),
    summary: 'Crear un menú',
    about:
      'Crea un menú, en borrador si no se dice `isPublished`. Con `templateId` empieza con las categorías y los ítems de una plantilla.',
    input: CreateMenuRequest,
    adds: { preferredCurrency: PREFERRED_CURRENCY },
    creates: '/api/menus/{id}',
    reply: written(MenuView),
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
    refuses: ['MENU_LIMIT_REACHED', 'TEMPLATE_NOT_FOUND', 'ACCOUNT_CLOSING'],
  }),
  get: message('menus.menu.get', MenuRequest, CONTENT_READERS).replies<MenuView>(),
  /** Includes publication. The address follows the restaurant's name, and former addresses lead to it. */
  update: operation('menus.menus.update', {
    http: put('/api/menus/{menuId}'),
    summary: 'Cambiar un menú: solo lo que se envía',
    about:
      'Cambia solo los campos que se envían. Con `isPublished: true` el menú queda en línea. Con `If-Match` no pisa el cambio de otra persona.',
    input: UpdateMenuRequest,
    conditional: 'menu',
    reply: written(MenuView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: [
      'PLAN_REQUIRED',
      'TEMPLATE_NOT_FOUND',
      'QR_UNREADABLE',
      'MENU_LIMIT_REACHED',
      'OBJECT_NOT_FOUND',
    ],
  }),
  delete: operation('menus.menus.delete', {
    http: del('/api/menus/{menuId}'),
    summary: 'Borrar un menú con todo su contenido; por un día se pueden recuperar los 20 últimos',
    about:
      'Borra el menú con sus categorías e ítems. Por un día se pueden recuperar los 20 últimos con `menus.restore`.',
    conditional: 'menu',
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
  }),
  /** The plan must have room for the menu. */
  restore: operation('menus.menus.restore', {
    http: post('/api/menus/{menuId}/restore'),
    summary: 'Recuperar un menú borrado hace menos de un día',
    about: 'Devuelve un menú borrado hace menos de un día, con todo lo que tenía.',
    conditional: 'menu',
    reply: written(MenuView),
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
    refuses: ['MENU_LIMIT_REACHED', 'ACCOUNT_CLOSING'],
  }),
  duplicate: operation('menus.menus.duplicate', {
    http: post('/api/menus/{menuId}/duplicate'),
    summary: 'Copiar un menú entero en un borrador',
    about:
      'Copia el menú con sus categorías, ítems y traducciones en un borrador nuevo. Con `shareItems` los ítems son los mismos en los dos, como en un segundo local: cada menú con su precio.',
    input: DuplicateMenuRequest,
    isBodyOptional: true,
    creates: '/api/menus/{id}',
    reply: written(MenuView),
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
    refuses: ['MENU_LIMIT_REACHED', 'ACCOUNT_CLOSING'],
  }),
  arrange: message('menus.menu.arrange', ArrangeMenu, EDITORS).replies<Nothing>(),
  changePrices: message('menus.menu.change-prices', ChangePrices, EDITORS).replies<ItemView[]>(),
  import: message('menus.menu.import', ImportMenu, EDITORS).replies<ImportReport>(),
  /** Requires a published menu, because only published menus have codes to print. */
  print: message('menus.menu.print', PrintMenu, EDITORS).replies<PrintedView>(),
  /** Returns a CSV that the import can read. */
  export: message('menus.menu.export', MenuRequest, EDITORS).replies<{
    csv: string;
    fileName: string;
  }>(),
} as const;
