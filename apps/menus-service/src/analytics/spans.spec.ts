import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { addDays, monthOf } from './day';
import { spanRanges } from './spans';

const aDay = fc.nat(3000).map((after) => addDays('2024-01-01', after));

it('the spans of a period have each of its days once, and few of them are days', () => {
  fc.assert(
    fc.property(aDay, fc.nat(800), (from, length) => {
      const to = addDays(from, length);
      const days: string[] = [];
      let ofDays = 0;
      for (const { span, first, last } of spanRanges(from, to)) {
        const end = span === 'day' ? addDays(last, 1) : monthOf(last, 1);
        for (let day = first; day < end; day = addDays(day, 1)) {
          days.push(day);
          if (span === 'day') ofDays += 1;
        }
      }
      expect(days).toEqual(Array.from({ length: length + 1 }, (_, at) => addDays(from, at)));
      expect(ofDays).toBeLessThanOrEqual(60);
    }),
    { numRuns: runs(20) },
  );
});

it('the last month of a period is whole when its last day is in it, and the first one alike', () => {
  expect(spanRanges('2026-10-01', '2026-11-30')).toEqual([
    { span: 'month', first: '2026-10-01', last: '2026-11-01' },
  ]);
  expect(spanRanges('2026-09-30', '2026-12-01')).toEqual([
    { span: 'day', first: '2026-09-30', last: '2026-09-30' },
    { span: 'month', first: '2026-10-01', last: '2026-11-01' },
    { span: 'day', first: '2026-12-01', last: '2026-12-01' },
  ]);
});
