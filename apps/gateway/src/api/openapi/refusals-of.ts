import type { OpenAPIObject } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE, Problem } from '../../pipeline/errors/problem';
import { REFUSALS } from '../../pipeline/errors/refusals';
import { KEY_HEADER } from '../../pipeline/idempotency/keyed-write';
import { refTo } from './dto-schemas';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Any call: it may be malformed, too large or one too many, and we may fail. */
const ALWAYS = [400, 413, 429, 500, 503];
/** Writes: from another site, too slow, or of another type. */
const OF_WRITES = [403, 408, 415];
/** Calls that want to know their caller. */
const OF_KNOWN_CALLERS = [401, 403];
/** Calls that name something, which may be missing or somebody else's. */
const OF_NAMED_THINGS = [404];
/** Calls with a header of that name. */
const BY_HEADER: Readonly<Record<string, readonly number[]>> = {
  [KEY_HEADER]: [409, 422],
  'if-match': [412],
};

/** The statuses that a call may be refused with whatever it is about; its own ones are in `Answers`. */
export function refusalsOf(method: string, { parameters = [], security }: Operation): number[] {
  const named = parameters.flatMap((one) => ('name' in one ? [one] : []));
  const isKnown = !security || security.some((way) => Object.keys(way).length > 0);
  return [
    ...ALWAYS,
    ...(method === 'get' ? [] : OF_WRITES),
    ...(isKnown ? OF_KNOWN_CALLERS : []),
    ...(named.some((one) => one.in === 'path') ? OF_NAMED_THINGS : []),
    ...named.flatMap((one) => BY_HEADER[one.name.toLowerCase()] ?? []),
  ];
}

/** What calls refer to for a refusal. */
export const refusalRef = (status: number) => ({ $ref: `#/components/responses/${status}` });

/** Every refusal there is, by its status, with the sentences that need no more to be known. */
export function refusalResponses(): Record<string, object> {
  const statuses = new Set(Object.values(REFUSALS).map(({ status }) => status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: descriptionOf(status),
        content: { [PROBLEM_TYPE]: { schema: refTo(Problem) } },
      },
    ]),
  );
}

function descriptionOf(status: number): string {
  const sentences = Object.values(REFUSALS).flatMap((refusal) =>
    refusal.status === status && typeof refusal.sentence === 'string' ? [refusal.sentence] : [],
  );
  return [...new Set(sentences)].join(' ') || STATUS_CODES[status]!;
}
