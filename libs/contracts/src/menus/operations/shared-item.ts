import { del, get, operations, post } from '../../operation';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import { ShareItemsRequest, ShareReport, SharingView } from '../shared-items.dto';

const operation = operations('Ítems');

export const sharedItem = {
  list: operation('menus.sharedItems.list', {
    http: get('/api/menus/{menuId}/items/shared'),
    summary: 'En qué otros menús están los ítems de un menú mío',
    about:
      'Los ítems que están también en otros menús tuyos, y cuáles son esos menús. Son el mismo ítem las filas con el mismo `sharedId`.',
    reply: SharingView,
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  share: operation('menus.sharedItems.share', {
    http: post('/api/menus/{menuId}/items/shared'),
    summary: 'Poner en un menú ítems de otros menús míos',
    about:
      'Pone ítems de tus otros menús en este, al final, con el precio que tienen allá para empezar. Desde entonces nombre, descripción, foto, etiquetas, alérgenos y traducciones cambian en todos; precio, tamaños, extras, disponibilidad, categoría y código externo son de cada menú. El que ya está aquí se queda como está.',
    input: ShareItemsRequest,
    reply: ShareReport,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['ITEM_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'MENU_CONTENT_LIMIT_REACHED'],
  }),
  separate: operation('menus.sharedItems.separate', {
    http: del('/api/items/{itemId}/sharing'),
    summary: 'Separar un ítem de los otros menús',
    about:
      'Desde ahora el ítem de este menú es aparte: lo que se cambie en los otros no le llega. Separarlo otra vez no cambia nada.',
    rights: EDITORS,
    keys: ['menus:write'],
  }),
} as const;
