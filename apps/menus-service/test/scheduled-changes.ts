import { menus, type RequestTo } from '@cartaviva/contracts';
import { ScheduledChangesSweep } from '../src/scheduled-changes/scheduled-changes-sweep';
import { ownerOfPricedMenus, TEN_PERCENT } from './priced-menus';
import { FIRST_PAGE } from './samples';
import type { TestService } from './test-service';

export const PRICES = { kind: 'prices', prices: TEN_PERCENT } as const;

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export function scheduling(service: TestService) {
  return {
    sweep() {
      const sweeps = service.replicas.map((app) => app.get(ScheduledChangesSweep));
      return Promise.all([...sweeps, ...sweeps, ...sweeps].map((one) => one.sweep()));
    },
    /** Makes changes due by the database's clock. */
    letCome: (...ids: string[]) =>
      service.sql(
        `UPDATE scheduled_changes SET at = now() - interval '1 second' WHERE id = ANY($1)`,
        [ids],
      ),
    async ownerOf(count: number) {
      const owner = await ownerOfPricedMenus(service, count);
      const { call } = owner;
      return {
        ...owner,
        get: (scheduledChangeId: string) => call(menus.scheduledChange.get, { scheduledChangeId }),
        schedule: (
          request: Omit<RequestTo<typeof menus.scheduledChange.create>, 'at'>,
          at = inHours(1),
        ) => call(menus.scheduledChange.create, { at, ...request }),
        cancel: (scheduledChangeId: string) =>
          call(menus.scheduledChange.cancel, { scheduledChangeId }),
        list: () => call(menus.scheduledChange.list, FIRST_PAGE),
        prices: owner.all,
      };
    },
  };
}
