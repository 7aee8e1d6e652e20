/** Body of a refused call: RFC 9457 with a sentence for the user (decisions, "HTTP conventions"). */
export interface Problem {
  /** `urn:cartaviva:problem:` and the error code in kebab case. */
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly instance?: string;
  readonly error?: string;
  /** Messages, keyed by form field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Challenge of a sign-in that requires a second factor. */
  readonly challenge?: string;
}

/** Error for a call that failed. Its message is the status and the body's text, as in `401: …` (specification §8). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    statusText: string,
    body: string,
    /** Milliseconds that the server asks the client to wait, or 0 if it does not say. */
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

/** Is true if the session is missing or has expired (specification §8). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

/** Is true if the server refused a call for the given reason, such as `email-not-verified`. */
export function isRefusal(error: unknown, reason: string): boolean {
  return error instanceof ApiError && error.problem.type === `urn:cartaviva:problem:${reason}`;
}

/** Returns the server's sentence about a failure, or the fallback if there is none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem.error) || fallback;
}

/** Statuses whose reason helps the owner: plan, conflict, size, type, rate limit and temporary failures. */
const EXPLAINED = [401, 402, 409, 413, 415, 429, 503, 507];

/** Appends the server's reason to a sentence of specification §8 if the reason helps the owner. */
export function explained(sentence: string, error: unknown): string {
  const reason =
    error instanceof ApiError && EXPLAINED.includes(error.status) && error.problem.error;
  return reason ? `${sentence} ${reason}` : sentence;
}
