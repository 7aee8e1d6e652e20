import { menus, type Engagement, type Visit } from '@cartaviva/contracts';
import { addDays, dayOf } from '../src/analytics/day';
import { aMenu } from './samples';
import type { TestService } from './test-service';

/** Sends visits and engagements as a gateway does, at noon of a past day. */
export function dinersOf(service: () => TestService) {
  const today = () => dayOf(service().clock.now());
  const noon = (daysAgo: number) => `${addDays(today(), -daysAgo)}T16:00:00.000Z`;
  const engage = (menuId: string, visitorId: string, fields: Partial<Engagement>, daysAgo = 0) =>
    service().system.call(menus.visit.recordEngagements, {
      engagements: [{ menuId, visitorId, at: noon(daysAgo), ...fields }],
    });
  return {
    today,
    noon,
    engage,
    async ownerOfMenu(plan: 'free' | 'profesional' = 'profesional') {
      const ana = service().owner();
      if (plan !== 'free') {
        await service().grant({ accountId: ana.accountId, plan, expiresAt: null });
      }
      const menu = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
      return { ana, menu, menuId: menu.id };
    },
    look: (menuId: string, daysAgo: number, visitors: number, fields: Partial<Visit> = {}) =>
      service().system.call(menus.visit.record, {
        visits: Array.from({ length: visitors }, (_, visitor) => ({
          ...{ menuId, visitorId: `visitor-${visitor}`, source: 'qr' as const, at: noon(daysAgo) },
          ...fields,
        })),
      }),
    lookAtItems: (menuId: string, itemIds: string[], visitorId: string, daysAgo = 0) =>
      engage(menuId, visitorId, { itemIds }, daysAgo),
  };
}
