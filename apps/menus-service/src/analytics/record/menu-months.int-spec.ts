import { menus } from '@cartaviva/contracts';
import { dinersOf } from '../../../test/diners';
import { anItem } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';
import { addDays, monthOf } from '../day';
import { MenuMonths } from './menu-months';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { today, engage, ownerOfMenu, look } = dinersOf(() => service);

const build = () => Promise.all(service.replicas.map((app) => app.get(MenuMonths).build()));
const monthsOf = async (menuId: string) => {
  const rows = await service.sql<{ month: string }>(
    `SELECT month::text FROM menu_months WHERE menu_id = $1 ORDER BY month`,
    [menuId],
  );
  return rows.map(({ month }) => month);
};

const aDay = 86_400_000;
/** Moves the clock to this number of days after the first of the next month. */
const turnTo = (days: number) => {
  const day = addDays(monthOf(today(), 1), days);
  service.clock.advance({ days: (Date.parse(day) - Date.parse(today())) / aDay });
};

it('a month is built two days after its end, and again after a late batch; reports stay the same', async () => {
  const { ana, menuId } = await ownerOfMenu();
  const { menuId: unseen } = await ownerOfMenu();
  const { id: itemId } = await ana.call(menus.item.create, anItem({ menuId }));
  turnTo(19);
  const period = { from: addDays(monthOf(today(), -1), -5), to: today() };
  const last = monthOf(today(), -1);
  const ago = (day: string) => (Date.parse(today()) - Date.parse(day)) / aDay;
  await look(menuId, ago(last), 3, { language: 'en', table: '1', piece: 'tent' });
  await look(menuId, ago(addDays(last, 9)), 5, { source: 'direct_link' });
  await look(menuId, ago(addDays(last, -3)), 2);
  await engage(menuId, 'visitor-1', { itemIds: [itemId], searches: ['flan'] }, ago(last));
  await look(menuId, 2, 4);
  const report = () => ana.call(menus.analytics.of, { menuId, ...period });
  const before = await report();
  expect(before).toMatchObject({ totalViews: 14, uniqueVisitors: 5 });

  await build();
  const past = [monthOf(last, -1), last];
  expect(await monthsOf(menuId)).toEqual(past);
  expect(await monthsOf(unseen)).toEqual([]);
  expect(await report()).toEqual(before);

  const ofLast = addDays(last, 12);
  await look(menuId, ago(ofLast), 9);
  expect(await monthsOf(menuId)).toEqual(past.slice(0, 1));
  const after = await report();
  expect(after).toMatchObject({ totalViews: 23, uniqueVisitors: 9 });

  service.clock.advance({ days: 1 });
  await build();
  expect(await monthsOf(menuId)).toEqual(past);
  expect(await report()).toEqual(after);

  turnTo(1);
  await build();
  expect(await monthsOf(menuId)).toEqual(past);
  service.clock.advance({ days: 1 });
  await build();
  expect(await monthsOf(menuId)).toEqual([...past, monthOf(last, 1)]);
  expect(await report()).toEqual(after);
});
