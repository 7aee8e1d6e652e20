import { get, operations, page, post } from '../../operation';
import { PageRequest } from '../../page';
import { EDITORS } from '../../people/rights';
import {
  ApplyPricesRequest,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeView,
  PriceListView,
} from '../price-changes.dto';

const operation = operations('Menús');

/** Writing thousands of prices in a hundred menus takes some seconds on a busy machine. */
const WRITING_TIMEOUT_MS = 15_000;

export const priceChange = {
  list: operation('menus.priceChanges.list', {
    http: get('/api/price-changes'),
    summary: 'Los cambios de precios de los últimos 30 días, del último al primero',
    about:
      'Lo que cambió en cada menú y si se deshizo. Se guardan 30 días, y en ese tiempo se pueden deshacer.',
    input: PageRequest,
    reply: page(PriceChangeView),
    rights: EDITORS,
    keys: ['menus:read'],
  }),
  /** Applies a change in one transaction. Refused as CHANGED_MEANWHILE when it differs from the preview. */
  apply: operation('menus.priceChanges.apply', {
    http: post('/api/price-changes'),
    summary: 'Cambiar los precios de varios menús, todos o ninguno',
    about:
      'Cambia los precios de hasta 3000 ítems en hasta 100 menús, en una sola transacción: todos o ninguno. De una lista con filas que no encuentran su ítem no cambia ninguno: el 422 trae cada una en `rows`. Repetir la misma lista responde 200 con `itemCount: 0`. Si con `previewed` ya no saldría lo mismo, responde 412 y nombra los menús.',
    input: ApplyPricesRequest,
    largeBody: 'whole-menus',
    creates: true,
    timeoutMs: WRITING_TIMEOUT_MS,
    reply: PriceChangeView,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['MENU_NOT_FOUND', 'CHANGED_MEANWHILE', 'PRICE_CHANGE_TOO_LARGE', 'ROWS_REFUSED'],
  }),
  preview: operation('menus.priceChanges.preview', {
    http: post('/api/price-changes/preview'),
    summary: 'Ver cómo quedarían los precios; nada se guarda',
    about:
      'Los precios de antes y después de cada ítem que cambiaría, con sus tamaños y extras, y las líneas de la lista que no encuentran su ítem. Cada menú trae una `mark`: con todas en `previewed`, `priceChanges.apply` cambia exactamente lo que se vio.',
    input: PriceChangeRequest,
    largeBody: 'whole-menus',
    reply: PriceChangePreview,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['MENU_NOT_FOUND', 'PRICE_CHANGE_TOO_LARGE'],
  }),
  /** Reads the prices of a spreadsheet and the lines at fault. */
  read: operation('menus.priceChanges.read', {
    http: post('/api/price-changes/lists'),
    summary: 'Leer los precios de una tabla; nada se guarda',
    about:
      'Recibe CSV, texto pegado o XLSX, hasta 1 MB, con las columnas plato (o código), precio y, si hace falta, tamaño. Responde los precios para `prices`, y las líneas que no se entienden con su razón.',
    spreadsheet: 'table',
    limit: 'import',
    reply: PriceListView,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['IMPORT_UNREADABLE'],
  }),
  /** Restores prices that nobody changed since. The reply lists the items that were left unchanged. */
  undo: operation('menus.priceChanges.undo', {
    http: post('/api/price-changes/{priceChangeId}/undo'),
    summary: 'Deshacer un cambio de precios',
    about:
      'Devuelve los precios de antes, en una sola transacción, a los ítems que nadie cambió después; los demás se quedan como están y se nombran. Pedirlo otra vez no cambia nada.',
    timeoutMs: WRITING_TIMEOUT_MS,
    reply: PriceChangeView,
    rights: EDITORS,
    keys: ['menus:write'],
  }),
} as const;
