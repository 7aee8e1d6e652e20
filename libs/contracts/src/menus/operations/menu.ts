import type { Currency } from '@cartaviva/domain';
import { message } from '../../message';
import {
  addedField,
  del,
  file,
  get,
  list,
  operations,
  page,
  post,
  put,
  written,
} from '../../operation';
import { ADMINISTRATORS, CONTENT_READERS, EDITORS } from '../../people/rights';
import { CurrencyCode, Unchanged } from '../../rules';
import { rules } from '../../rules/rules';
import { ImportReport, ImportTableRequest } from '../import.dto';
import { ItemView } from '../item.dto';
import {
  CreateMenuRequest,
  DuplicateMenuRequest,
  MenuRequest,
  MenuView,
  UpdateMenuRequest,
} from '../menu.dto';
import { OrderRequest } from '../order.dto';
import { PricesRequest } from '../prices.dto';
import { PrintRequest } from '../print.dto';
import { SearchMenus } from '../search.dto';

const operation = operations('Menús');

/** Currency that the owner prefers, for a menu and a restaurant that name none. */
const PREFERRED_CURRENCY = addedField<Currency['code'] | undefined>(
  rules(Unchanged(), CurrencyCode()),
);

/** Drawing the largest menu takes seconds, and the first drawing also waits for fonts to load. */
const DRAWING_TIMEOUT_MS = 20_000;

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
  arrange: operation('menus.menuContent.arrange', {
    http: put('/api/menus/{menuId}/order'),
    summary: 'Ordenar las categorías y los ítems de un menú',
    about:
      'Guarda en una sola transacción el orden de las categorías y el lugar de los ítems. Lo que no se nombra sigue donde estaba.',
    input: OrderRequest,
    largeBody: 'whole-menus',
    conditional: 'content',
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['CATEGORY_NOT_FOUND', 'ITEM_NOT_FOUND'],
  }),
  changePrices: operation('menus.menuContent.changePrices', {
    http: put('/api/menus/{menuId}/prices'),
    summary: 'Cambiar precios juntos, todos o ninguno; responde los ítems que cambiaron',
    about: 'Cambia los precios de hasta 500 ítems en una sola transacción: todos o ninguno.',
    input: PricesRequest,
    largeBody: 'whole-menus',
    conditional: 'content',
    reply: list(ItemView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['CHANGED_MEANWHILE', 'ITEM_NOT_FOUND'],
  }),
  import: operation('menus.spreadsheets.import', {
    http: post('/api/menus/{menuId}/import'),
    summary: 'Importar ítems de una tabla; las líneas que fallan se listan',
    about:
      'Recibe CSV, texto pegado o XLSX, hasta 1 MB, con títulos en sus columnas: el del nombre y uno solo del precio. Si no se sabe cuál columna es cuál, se rechaza entero y dice qué títulos encontró. Las líneas correctas entran y las demás se listan con su razón. Con `preview=true` dice qué entraría y no guarda nada.',
    spreadsheet: 'table',
    input: ImportTableRequest,
    limit: 'import',
    conditional: 'content',
    creates: true,
    reply: ImportReport,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['IMPORT_UNREADABLE', 'MENU_CONTENT_LIMIT_REACHED'],
  }),
  /** Requires a published menu, because only published menus have codes to print. */
  print: operation('menus.prints.print', {
    http: get('/api/menus/{menuId}/print'),
    summary: 'Un PDF listo para imprimir de un menú publicado',
    about:
      'Un PDF para imprimir: carpas de mesa, etiquetas, afiche o el menú entero. Con `mesa` hay un código para cada mesa.',
    input: PrintRequest,
    limit: 'print',
    timeoutMs: DRAWING_TIMEOUT_MS,
    reply: file('application/pdf', 'inline'),
    rights: EDITORS,
    keys: ['menus:read'],
    refuses: ['MENU_NOT_PUBLISHED'],
  }),
  export: operation('menus.spreadsheets.export', {
    http: get('/api/menus/{menuId}/export.csv'),
    summary: 'Los ítems de un menú como tabla',
    about: 'Los ítems del menú en CSV, con las mismas columnas que recibe la importación.',
    reply: file('text/csv'),
    rights: EDITORS,
    keys: ['menus:read'],
  }),
} as const;
