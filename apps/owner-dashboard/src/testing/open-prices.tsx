import type { PriceChangePreview, PriceChangeView } from '@cartaviva/contracts';
import { aMenu, anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../prices/prices.screen';
import routes from '../routes';
import { LIST, press } from './open-dashboard';

export const PREVIEW = 'POST /api/price-changes/preview';
export const APPLY = 'POST /api/price-changes';
export const PAST = 'GET /api/price-changes?page=1&limit=10';
export const [lunches, dinners] = [aMenu({ name: 'Almuerzos' }), aMenu({ id: 'b', name: 'Cenas' })];

const priced = (price: string) => ({ price, sizes: [], extras: [] });
export const aPreview = (after = '385.00'): PriceChangePreview => ({
  menus: [
    {
      ...{ menuId: lunches.id, name: 'Almuerzos', currency: 'DOP', mark: 'm1' },
      ...{ itemCount: 2, unchangedCount: 1 },
    },
    {
      ...{ menuId: 'b', name: 'Cenas', currency: 'DOP', mark: 'm2' },
      ...{ itemCount: 0, unchangedCount: 4 },
    },
  ],
  items: [
    {
      ...{ menuId: lunches.id, itemId: 's', name: 'Sancocho' },
      ...{ before: priced('350.00'), after: priced(after) },
    },
    {
      ...{ menuId: lunches.id, itemId: 'p', name: 'Pizza' },
      before: { ...priced('300.00'), sizes: [{ name: 'Personal', price: '300.00' }] },
      after: { ...priced('330.00'), sizes: [{ name: 'Personal', price: '330.00' }] },
    },
  ],
  faults: [],
});
export const aChange = (changes: Partial<PriceChangeView> = {}): PriceChangeView => ({
  ...{ id: 'c1', kind: 'percent', percent: 10, itemCount: 2, undo: null },
  ...{ menus: [{ menuId: lunches.id, name: 'Almuerzos', itemCount: 2 }] },
  at: '2026-11-20T12:00:00.000Z',
  ...changes,
});

export function openPrices(
  replies: Record<string, StubReply | ((body: unknown) => StubReply)> = {},
) {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    [LIST]: { body: [lunches, dinners] },
    [PAST]: { body: [] },
    'GET /api/scheduled-changes?page=1&limit=20': { body: [] },
    [PREVIEW]: { body: aPreview() },
    [APPLY]: { body: aChange() },
    ...replies,
  });
  renderRoutes(routes, '/precios');
  return { calls, sent: (call: string) => calls.filter((one) => one.call === call) };
}

export async function previewTenPercent() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Por ciento' }), '10');
  await press('Ver cómo quedan');
  return within(await screen.findByRole('region', { name: 'Cómo quedan' }));
}
