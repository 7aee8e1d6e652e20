import type { MenuDraft } from '@cartaviva/domain';
import { ApiError } from './api-error';
import { persist } from './persist';
import { noteUnauthorized } from './session-end';
import { sendFileOnce, type OnProgress } from './upload';

const PATH = '/api/menu-drafts';
/** Reading a photo takes seconds, and it may wait for its turn. */
const READING_TIMEOUT_MS = 60_000;
const UNANSWERED_TIMEOUT_MS = 90_000;

/** What the owner chose of a table, as the API takes it. */
export interface TableQuery {
  readonly mapping?: string;
  readonly sheets?: string;
}

/**
 * POST /api/menu-drafts: reads the menu in a table, a text, a PDF or a photo. Reading writes nothing, so a
 * call that was cut is made again. `onProgress` gets 0 to 100 while the file is sent.
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
