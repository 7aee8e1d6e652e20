/** The body of a refused call: RFC 9457 with the sentence a person reads (decisions, "HTTP conventions"). */
export interface Problem {
  /** `urn:cartaviva:problem:` and the error code in kebab case. */
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly instance?: string;
  /** The Spanish sentence. */
  readonly error?: string;
  /** Messages by field of the form. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Challenge of a sign-in that needs a second factor. */
  readonly challenge?: string;
}

/** A call that did not succeed; its message is '401: …' with the body's text (specification §8). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    statusText: string,
    body: string,
    /** How long the server asks to be left alone; 0 when it did not say. */
    readonly retryAfterMs = 0,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.problem = problemIn(body);
  }

  readonly problem: Problem;
}

function problemIn(body: string): Problem {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether the session is missing or has ended (specification §8). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

/** Whether a call was refused for this reason: `email-not-verified`. */
export function isRefusal(error: unknown, reason: string): boolean {
  return error instanceof ApiError && error.problem.type === `urn:cartaviva:problem:${reason}`;
}

/** The server's own sentence about a failure, or the given one when it said nothing. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem.error) || fallback;
}

/** Refusals whose reason helps the owner: plan, conflict, size, type, haste, and what passes by itself. */
const EXPLAINED = [401, 402, 409, 413, 415, 429, 503, 507];

/** A failure's sentence of specification §8 and, when it helps, the server's reason after it. */
export function explained(sentence: string, error: unknown): string {
  const reason =
    error instanceof ApiError && EXPLAINED.includes(error.status) && error.problem.error;
  return reason ? `${sentence} ${reason}` : sentence;
}
