import { DomainError, type AttemptError } from '@cartaviva/contracts';

const UNRESOLVED: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

export function attemptError(error: unknown): AttemptError {
  if (error instanceof DomainError) return 'forbidden';
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (UNRESOLVED.has(code)) return 'unresolved';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(String(code)) ? 'certificate' : 'connection';
}
