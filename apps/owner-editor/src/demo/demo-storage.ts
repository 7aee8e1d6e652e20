import { deviceEntries } from '@cartaviva/domain';
import { DEMO_KEYS, endDemoMode } from '@cartaviva/session';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { backByNow } from './back-by-now';
import { DemoMenu } from './demo-menu';
import { adoptTexts } from './demo-translations';
import { noRoom, refusing } from './refusals';
import { SAMPLE_MENUS } from './samples';

/** User of the demo when the server did not provide a demo user. */
const VISITOR = { id: 'demo-user', firstName: 'Visitante', lastName: '', isDemo: true };

export const isDemoOn = (): boolean => deviceEntries.read(DEMO_KEYS.mode) === 'true';

/**
 * Opens the visitor's menus. Without stored menus, the visitor gets the samples. Corrupt entries are deleted first
 * (specification §4 and §8, "Corrupt stored demo data").
 */
export function openDemo(): DemoMenu[] {
  try {
    return backByNow(storedMenus() ?? start(), new Date());
  } catch (error) {
    window.reportError(error);
    endDemoMode();
    return start();
  }
}

export const readDemo = <Result>(read: (menus: DemoMenu[]) => Result): Result =>
  refusing(() => read(openDemo()));

/** Opens the menus, applies `edit` and stores the result. When `edit` or the storage fails, nothing changes. */
export function changeDemo<Result>(edit: (menus: DemoMenu[]) => Result): Result {
  const menus = openDemo();
  const result = refusing(() => edit(menus));
  if (!keep(menus)) throw noRoom();
  return result;
}

/** Keeps the demo user that the server provided when the landing page requested one. */
function start(): DemoMenu[] {
  if (!isDemoOn()) deviceEntries.write(DEMO_KEYS.user, JSON.stringify(VISITOR));
  deviceEntries.write(DEMO_KEYS.mode, 'true');
  keep(SAMPLE_MENUS);
  return plainToInstance(DemoMenu, [...SAMPLE_MENUS]);
}

const keep = (menus: readonly DemoMenu[]) =>
  deviceEntries.write(DEMO_KEYS.menus, JSON.stringify(menus));

function stored(key: string): unknown {
  return JSON.parse(deviceEntries.read(key) ?? 'null');
}

function storedMenus(): DemoMenu[] | undefined {
  if (!isDemoOn()) return undefined;
  const user = stored(DEMO_KEYS.user);
  if (typeof user !== 'object' || user === null) throw new TypeError('no demo user');
  const saved = stored(DEMO_KEYS.menus);
  if (saved === null) return undefined;
  if (!Array.isArray(saved)) throw new TypeError('no list of menus');
  const menus = plainToInstance(DemoMenu, saved);
  const [fault] = menus.flatMap((menu) => validateSync(menu));
  if (fault) throw new TypeError('a menu breaks the rules', { cause: fault });
  return menus.map(adoptTexts);
}
