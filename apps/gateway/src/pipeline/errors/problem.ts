import {
  ListOf,
  RefusedRowView,
  Unchanged,
  type DomainError,
  type ErrorDetails,
} from '@cartaviva/contracts';
import { problemTypeOf, sentenceFor } from '@cartaviva/domain';
import { IsInt, IsObject, IsString } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { STATUS_CODES } from 'node:http';
import type { DetailLanguage } from './asked-language';
import { englishDetail } from './english-details';
import { REFUSALS } from './refusals';

/** Body of every error response: RFC 9457, and fields for our screens (decisions, "HTTP conventions"). */
export class Problem {
  @IsString()
  type: string;

  @IsString()
  title: string;

  @IsInt()
  status: number;

  /** English if the caller requests it, otherwise the same as `error`. */
  @IsString()
  detail: string;

  @IsString()
  instance: string;

  @IsString()
  error: string;

  /** Errors by field, worded as in the forms. */
  @Unchanged()
  @IsObject()
  @JSONSchema({ additionalProperties: { type: 'string' } })
  fields?: Readonly<Record<string, string>>;

  /** Rejected rows of a list that is accepted only as a whole. */
  @Unchanged()
  @ListOf(() => RefusedRowView)
  rows?: ErrorDetails['rows'];

  /** Challenge to send to POST /api/auth/login/second-factor. */
  @Unchanged()
  @IsString()
  challenge?: string;

  @IsString()
  requestId: string;
}

export const PROBLEM_TYPE = 'application/problem+json';

/** Default value of Retry-After in seconds, by status. */
const RETRY_SECONDS: Partial<Record<number, number>> = { 429: 60, 503: 2, 507: 300 };

/** Creates a problem document. The path must not contain the query, which may hold a secret. */
export function problemOf(
  refusal: DomainError,
  path: string,
  requestId: string,
  language: DetailLanguage = 'es',
): Problem {
  const said = sentenceFor(REFUSALS[refusal.code], refusal.details);
  const { status } = REFUSALS[refusal.code];
  const { fields, rows, challenge } = refusal.details;
  return {
    type: problemTypeOf(refusal.code),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: language === 'en' ? englishDetail(refusal.code, refusal.details) : said,
    instance: path,
    error: said,
    ...(fields && { fields }),
    ...(rows && { rows }),
    ...(challenge !== undefined && { challenge }),
    requestId,
  };
}

export function problemAnswer(
  refusal: DomainError,
  url: string,
  requestId: string,
  language: DetailLanguage = 'es',
) {
  const problem = problemOf(refusal, url.split('?', 1)[0]!, requestId, language);
  const seconds = retryAfter(refusal);
  return {
    status: problem.status,
    headers: {
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
      ...(problem.status === 401 && { 'www-authenticate': challengeOf(refusal) }),
      'cache-control': 'no-store',
      ...(language !== 'es' && { 'content-language': language }),
      'content-type': `${PROBLEM_TYPE}; charset=utf-8`,
    },
    body: JSON.stringify(problem),
  };
}

/** Value of WWW-Authenticate, which every 401 has (RFC 9110, section 11.6.1; RFC 6750, section 3). */
const challengeOf = ({ details }: DomainError): string =>
  `Bearer realm="CartaViva"${details.isKey ? ', error="invalid_token"' : ''}`;

/** Returns the value of Retry-After, or undefined for errors that do not go away with time. */
export function retryAfter({ code, details }: DomainError): number | undefined {
  return details.retryAfterSeconds ?? RETRY_SECONDS[REFUSALS[code].status];
}
