import { LEY_PERCENT, priceForDiners, priceOfCents } from '@cartaviva/domain';
import type { PageOption, MenuData } from '../../menu/menu-data';
import { ownName, type Bill, type OrderPlace, type PricedLine } from './order';

/**
 * Builds the WhatsApp message to the restaurant. It uses the menu's own language, which the kitchen reads, and adds
 * the diner's words if they differ.
 */
export function orderMessage({ lines, subtotal, total }: Bill, place: OrderPlace, menu: MenuData) {
  const money = (cents: number) => moneyOf(cents, menu);
  return [
    `*Pedido · ${menu.restaurantName}*`,
    place === 'takeaway' ? 'Para llevar' : `Mesa ${place.table}`,
    '',
    ...lines.flatMap((line) => itemLines(line, money)),
    '',
    ...(total === subtotal ? [] : [`Subtotal: ${money(subtotal)}`]),
    `*${totalLabel(menu)}: ${money(total)}*`,
  ].join('\n');
}

function itemLines({ line, item, unitCents = 0 }: PricedLine, money: (cents: number) => string) {
  if (!item) return [];
  const { sizes = [], extras = [] } = item;
  const size = line.size ? ` (${line.size})` : '';
  const asRead = [item, ...sizes.filter((one) => ownName(one) === line.size)];
  const isTranslated = asRead.some(({ own }) => own !== undefined);
  return [
    `${line.quantity} × ${ownName(item)}${size}: ${money(unitCents * line.quantity)}`,
    ...(isTranslated ? [`   ${asRead.map(({ name }) => name).join(', ')}`] : []),
    ...line.extras.map((extra) => `   + ${extra}${readAs(extra, extras)}`),
    ...(line.note ? [`   _${line.note}_`] : []),
  ];
}

/** Returns the translated name of an extra if it differs from its own name. */
function readAs(extra: string, extras: readonly PageOption[]): string {
  const translated = extras.find(({ own }) => own === extra);
  return translated ? ` · ${translated.name}` : '';
}

export const moneyOf = (cents: number, menu: MenuData) => priceForDiners(priceOfCents(cents), menu);

/** Returns 'Total', or names the taxes that the total includes in addition to the menu's prices. */
function totalLabel({ addsItbis, addsLey }: MenuData): string {
  const taxes = [addsItbis && 'ITBIS', addsLey && `${LEY_PERCENT}\u00a0% de ley`].filter(Boolean);
  return taxes.length > 0 ? `Total con ${taxes.join(' y ')}` : 'Total';
}
