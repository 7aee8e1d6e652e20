import { jest } from '@jest/globals';

/**
 * Allows the page to navigate away. jsdom does not navigate and reports each attempt as an error on the console,
 * which this function counts.
 * @returns a function that gives the number of navigations so far
 */
export function watchNavigation(): () => number {
  const { error } = console;
  let count = 0;
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (/^Not implemented: navigation/.test((said[0] as Error).message)) count += 1;
    else error(...said);
  });
  return () => count;
}
