import type { CreateItemRequest, CreateMenuRequest } from '@cartaviva/contracts';

export const aMenu = (fields: Partial<CreateMenuRequest> = {}): CreateMenuRequest => ({
  name: 'Almuerzos',
  restaurantName: 'Comedor Ana',
  ...fields,
});

export const anItem = <Place extends { menuId: string }>(
  place: Place & Partial<CreateItemRequest>,
) => ({ name: 'Sancocho', price: '350.00', ...place });

export const FIRST_PAGE = { page: 1, limit: 20 };

export async function atOnce<T>(times: number, call: (index: number) => Promise<T>) {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, i) => call(i)));
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  return { done, refused };
}
