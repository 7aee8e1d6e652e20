import { isoTime } from './iso-time';

describe('the time of a line', () => {
  it('is that of each line, to the millisecond', () => {
    let now = Date.UTC(2026, 10, 21, 5);
    const time = isoTime(() => now);
    expect([time(), time()]).toEqual(Array(2).fill(',"time":"2026-11-21T05:00:00.000Z"'));
    now += 1;
    expect(time()).toBe(',"time":"2026-11-21T05:00:00.001Z"');
  });
});
