import { ApiError, isRefusal } from '@cartaviva/api-client';

/** Returns the challenge of a sign-in that was refused because it needs a second factor. */
export function challengeIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !isRefusal(error, 'second-factor-wanted')) return undefined;
  return error.problem.challenge;
}
