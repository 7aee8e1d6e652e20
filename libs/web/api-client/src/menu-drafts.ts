import type { MenuDraft } from '@cartaviva/domain';
import { ApiError } from './api-error';
import { persist } from './persist';
import { noteUnauthorized } from './session-end';
import { sendFileOnce, type OnProgress } from './upload';

const PATH = '/api/menu-drafts';
/** Timeout for reading a photo, which takes seconds and may wait in a queue. */
const READING_TIMEOUT_MS = 60_000;
const UNANSWERED_TIMEOUT_MS = 90_000;

export interface TableQuery {
  readonly mapping?: string;
  readonly sheets?: string;
}

/**
 * Uploads a table, a text, a PDF or a photo and returns the menu draft that the server reads from it. Reading has no
 * side effects, so an interrupted call is repeated. `onProgress` receives 0 to 100 during the upload.
 */
export async function readMenuFile(
  file: Blob,
  onProgress: OnProgress,
  query: TableQuery = {},
): Promise<MenuDraft> {
  const parameters = new URLSearchParams({ ...query }).toString();
  const url = parameters ? `${PATH}?${parameters}` : PATH;
  const call = {
    ...({ method: 'POST', url, file, onProgress } as const),
    answerTimeoutMs: READING_TIMEOUT_MS,
  };
  try {
    const answer = await persist(PATH, () => sendFileOnce(call), {
      timeoutMs: UNANSWERED_TIMEOUT_MS,
      isLong: true,
    });
    return JSON.parse(answer) as MenuDraft;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) noteUnauthorized(PATH);
    throw error;
  }
}
