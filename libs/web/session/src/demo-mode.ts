import { deviceEntries } from '@cartaviva/domain';

/** Browser storage keys of the demo mode (specification §4, "Demo mode"). */
export const DEMO_KEYS = { mode: 'demoMode', user: 'demoUser', menus: 'demoMenus' } as const;

export function endDemoMode(): void {
  Object.values(DEMO_KEYS).forEach(deviceEntries.remove);
}

/**
 * Deletes invalid demo entries on every page (specification §4 and §8). The app detects faults within a menu when the
 * menu opens.
 */
export function resetBrokenDemo(): void {
  try {
    if (deviceEntries.read(DEMO_KEYS.mode) !== 'true') return;
    const user = stored(DEMO_KEYS.user);
    const menus = stored(DEMO_KEYS.menus);
    const isSound = typeof user === 'object' && user !== null;
    if (isSound && (menus === null || Array.isArray(menus))) return;
  } catch (error) {
    // A browser without storage has nothing to reset.
    if (!(error instanceof SyntaxError)) return;
  }
  endDemoMode();
}

const stored = (key: string): unknown => JSON.parse(deviceEntries.read(key) ?? 'null');
