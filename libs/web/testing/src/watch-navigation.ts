import { jest } from '@jest/globals';

/**
 * Expects the page to be left: jsdom goes nowhere, and reports each attempt as an error on the console, which
 * is taken as one here.
 * @returns how often the page was left so far
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
