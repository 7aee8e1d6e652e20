/** Where demo mode lives in the browser (specification §4, "Demo mode"). */
export const DEMO_KEYS = { mode: 'demoMode', user: 'demoUser', menus: 'demoMenus' } as const;

/** Leaves demo mode: whoever signs in for real has no use for it. */
export function endDemoMode(): void {
  for (const key of Object.values(DEMO_KEYS)) localStorage.removeItem(key);
}
