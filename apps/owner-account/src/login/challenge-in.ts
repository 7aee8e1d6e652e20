import { ApiError, isRefusal } from '@cartaviva/api-client';

/** What a refused sign-in goes on with, if a second factor is what it wants. */
export function challengeIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !isRefusal(error, 'second-factor-wanted')) return undefined;
  return error.problem.challenge;
}
