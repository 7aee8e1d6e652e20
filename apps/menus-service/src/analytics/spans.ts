import { addDays, monthOf } from './day';

/** What one row of the roll-ups, or one sketch, is about. */
export type Span = 'day' | 'month';

/** Spans that follow one upon the other, named by the first day of the first and of the last. */
export interface SpanRange {
  readonly span: Span;
  readonly first: string;
  readonly last: string;
}

/** The spans that a day belongs to, by their first day. */
export const spansOfDay = (day: string): readonly { span: Span; start: string }[] => [
  { span: 'day', start: day },
  { span: 'month', start: monthOf(day) },
];

/** A period, both days included, as whole months and the days before and after them. */
export function spanRanges(from: string, to: string): SpanRange[] {
  const months = monthOf(addDays(from, -1), 1);
  const rest = monthOf(addDays(to, 1));
  if (months >= rest) return [{ span: 'day', first: from, last: to }];
  const ranges: SpanRange[] = [
    { span: 'day', first: from, last: addDays(months, -1) },
    { span: 'month', first: months, last: monthOf(rest, -1) },
    { span: 'day', first: rest, last: to },
  ];
  return ranges.filter(({ first, last }) => first <= last);
}
