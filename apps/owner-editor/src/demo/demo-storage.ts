import { DEMO_KEYS, endDemoMode } from '@cartaviva/session';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DemoMenu } from './demo-menu';
import { SAMPLE_MENUS } from './samples';

/** Who explores when nobody asked the server for a demo user. */
const VISITOR = { id: 'demo-user', firstName: 'Visitante', lastName: '', isDemo: true };

export function keepDemoMenus(menus: readonly DemoMenu[]): void {
  localStorage.setItem(DEMO_KEYS.menus, JSON.stringify(menus));
}

/**
 * The visitor's menus. Whoever arrives without any, or with entries that make no sense, starts again
 * from the samples (specification §4 and §8, "Corrupt stored demo data").
 */
export function openDemo(): DemoMenu[] {
  if (localStorage.getItem(DEMO_KEYS.mode) === 'true') {
    try {
      requireUser();
      return storedMenus();
    } catch (error) {
      window.reportError(error);
    }
  }
  endDemoMode();
  localStorage.setItem(DEMO_KEYS.mode, 'true');
  localStorage.setItem(DEMO_KEYS.user, JSON.stringify(VISITOR));
  keepDemoMenus(SAMPLE_MENUS);
  return storedMenus();
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

function requireUser(): void {
  const user = stored(DEMO_KEYS.user);
  if (typeof user !== 'object' || user === null) throw new TypeError('no demo user');
}

function storedMenus(): DemoMenu[] {
  const kept = stored(DEMO_KEYS.menus);
  if (!Array.isArray(kept)) throw new TypeError('no list of menus');
  const menus = plainToInstance(DemoMenu, kept);
  const [fault] = menus.flatMap((menu) => validateSync(menu));
  if (fault) throw fault;
  return menus;
}
