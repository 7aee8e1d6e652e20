import { jest } from '@jest/globals';
import { saveMade } from './file';

describe('a file that the page made', () => {
  it('can still be read a while after it was handed over, and then lets its memory go', () => {
    jest.useFakeTimers();
    const held = new Set<string>();
    Object.assign(URL, {
      createObjectURL: () => (held.add('blob:1'), 'blob:1'),
      revokeObjectURL: (url: string) => held.delete(url),
    });
    const pressed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      pressed.push(`${this.download} at ${this.href}`);
    });
    saveMade(new Blob(['es;en']), 'traducciones.csv');
    jest.advanceTimersByTime(10_000);
    expect(pressed).toEqual(['traducciones.csv at blob:1']);
    expect(held.size).toBe(1);
    jest.runAllTimers();
    expect(held.size).toBe(0);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});
