import fc from 'fast-check';
import { DAY_MINUTES, MAX_SPANS, type OpeningHours, type OpenSpan } from '../opening-hours';

/** Spans of a day in order. The last one may pass midnight. */
const anySpans: fc.Arbitrary<OpenSpan[]> = fc
  .tuple(
    fc.uniqueArray(fc.nat(DAY_MINUTES - 1), { maxLength: 2 * MAX_SPANS }),
    fc.integer({ min: 1, max: DAY_MINUTES }),
  )
  .map(([minutes, length]) => {
    const bounds = minutes.toSorted((a, b) => a - b);
    const spans: OpenSpan[] = [];
    for (let at = 0; at + 1 < bounds.length; at += 2) {
      spans.push({ from: bounds[at]!, to: bounds[at + 1]! });
    }
    const last = bounds.length % 2 === 1 ? bounds.at(-1)! : undefined;
    return last === undefined ? spans : [...spans, { from: last, to: last + length }];
  });

/** Any hours that can be written. */
export const anyOpeningHours: fc.Arbitrary<OpeningHours> = fc
  .tuple(
    fc.array(anySpans, { minLength: 7, maxLength: 7 }),
    fc.option(anySpans, { nil: undefined }),
  )
  .map(([week, holidays]) => (holidays ? { week, holidays } : { week }));
