import { TEXT_LIMITS } from '@cartaviva/domain';
import {
  del,
  get,
  operations,
  page,
  post,
  put,
  resource,
  textInPath,
  written,
} from '../../operation';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import { rowsSetAvailabilityAlone, setsAvailabilityAlone } from '../../people/availability-alone';
import { Text } from '../../rules';
import { ItemWithCategory } from '../content.dto';
import { DeleteItemsRequest, DeletionReport } from '../item-deletions.dto';
import { CreateItemRequest, ItemView, UpdateItemRequest } from '../item.dto';
import { UpsertItemsRequest, UpsertReport } from '../item-rows.dto';
import { SearchItemsRequest } from '../search.dto';

const operation = operations('Ítems');

const EXTERNAL_ID = {
  externalId: textInPath(Text({ min: 1, max: TEXT_LIMITS.externalId })),
};

export const item = {
  search: operation('menus.items.list', {
    http: get('/api/menus/{menuId}/items'),
    summary: 'Los ítems de un menú mío',
    about:
      'Los ítems en el orden en que los ven los comensales, si no se pide otro. Con `updatedSince` vienen también los borrados desde entonces, con `deletedAt`; un borrado se ve por 30 días: después de más tiempo, lee la lista entera.',
    input: SearchItemsRequest,
    includes: ['category'],
    reply: page(ItemWithCategory, {
      whole: true,
      revised: true,
      fields: ItemView,
      always: ['deletedAt'],
    }),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  get: operation('menus.items.get', {
    http: get('/api/items/{itemId}'),
    summary: 'Un ítem de un menú mío',
    about: 'El ítem y su `ETag`.',
    reply: resource(ItemView),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  getByExternalId: operation('menus.items.getByExternalId', {
    http: get('/api/menus/{menuId}/items/by-external-id/{externalId}'),
    summary: 'Un ítem, por el código que le da otro programa',
    about: 'El ítem que tiene ese `externalId` en el menú, y su `ETag`.',
    path: EXTERNAL_ID,
    reply: resource(ItemView),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
    refuses: ['ITEM_NOT_FOUND'],
  }),
  create: operation('menus.items.create', {
    http: post('/api/menus/{menuId}/items'),
    summary: 'Agregar un ítem',
    about: 'Agrega un ítem al final de su categoría.',
    input: CreateItemRequest,
    creates: '/api/items/{id}',
    reply: written(ItemView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: [
      'EXTERNAL_ID_TAKEN',
      'OBJECT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'MENU_CONTENT_LIMIT_REACHED',
    ],
  }),
  update: operation('menus.items.update', {
    http: put('/api/items/{itemId}'),
    summary: 'Cambiar un ítem: solo lo que se envía',
    about:
      'Cambia solo los campos que se envían: `{"isAvailable": false}` marca un plato como agotado. Con `If-Match` no pisa el cambio de otra persona.',
    input: UpdateItemRequest,
    conditional: 'version',
    reply: written(ItemView),
    rights: { ...EDITORS, kitchen: setsAvailabilityAlone },
    keys: ['menus:write'],
    refuses: ['EXTERNAL_ID_TAKEN', 'CATEGORY_NOT_FOUND', 'OBJECT_NOT_FOUND'],
  }),
  upsert: operation('menus.items.upsert', {
    http: put('/api/menus/{menuId}/items'),
    summary: 'Crear y cambiar ítems juntos, por el código que les da otro programa',
    about:
      'Hasta 500 ítems en una sola transacción, nombrados por el código de tu otro programa (`externalId`): se crean los que no están y cambian los que sí. Una fila sin código ni `itemId` es el ítem que se llama así, sin distinguir mayúsculas ni espacios; de varios, el de su categoría, o se rechaza. El código que un ítem tenga se conserva. Responde qué fue de cada fila.',
    input: UpsertItemsRequest,
    largeBody: 'items',
    conditional: 'content',
    creates: true,
    reply: UpsertReport,
    rights: { ...EDITORS, kitchen: rowsSetAvailabilityAlone },
    keys: ['menus:write'],
    refuses: [
      'CATEGORY_NAME_TAKEN',
      'ROWS_REFUSED',
      'CATEGORY_NOT_FOUND',
      'ITEM_NOT_FOUND',
      'OBJECT_NOT_FOUND',
      'MENU_CONTENT_LIMIT_REACHED',
    ],
  }),
  delete: operation('menus.items.delete', {
    http: del('/api/items/{itemId}'),
    summary: 'Borrar un ítem; por un día se puede recuperar',
    about: 'Borra el ítem. Por un día se puede recuperar con `items.restore`.',
    conditional: 'version',
    rights: EDITORS,
    keys: ['menus:write'],
  }),
  deleteByExternalId: operation('menus.items.deleteByExternalId', {
    http: del('/api/menus/{menuId}/items/by-external-id/{externalId}'),
    summary: 'Borrar un ítem, por el código que le da otro programa',
    about:
      'Borra el ítem que tiene ese `externalId` en el menú. Por un día se puede recuperar con `items.restore`.',
    path: EXTERNAL_ID,
    conditional: 'version',
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['ITEM_NOT_FOUND'],
  }),
  deleteMany: operation('menus.items.deleteMany', {
    http: post('/api/menus/{menuId}/items/deletions'),
    summary: 'Borrar ítems juntos, por su id o por el código que les da otro programa',
    about:
      'Borra hasta 500 ítems en una transacción, cada uno por su `itemId` o su `externalId`, y dice qué fue de cada fila. Si una se rechaza no se borra ninguno, o con `onError: skip` se borran los demás. Uno que ya estaba borrado es `unchanged`.',
    input: DeleteItemsRequest,
    largeBody: 'items',
    conditional: 'content',
    reply: DeletionReport,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['ROWS_REFUSED'],
  }),
  restore: operation('menus.items.restore', {
    http: post('/api/items/{itemId}/restore'),
    summary: 'Recuperar un ítem borrado hace menos de un día',
    about: 'Devuelve un ítem borrado hace menos de un día.',
    conditional: 'version',
    reply: written(ItemView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['MENU_CONTENT_LIMIT_REACHED'],
  }),
} as const;
