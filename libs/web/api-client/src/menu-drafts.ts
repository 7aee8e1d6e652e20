import type { MenuDraft } from '@cartaviva/domain';
import { ApiError } from './api-error';
import { persist } from './persist';
import { noteUnauthorized } from './session-end';
import { sendFileOnce, type OnProgress } from './upload';

const PATH = '/api/menu-drafts';
/** Reading a photo takes seconds, and it may wait for its turn. */
const READING_TIMEOUT_MS = 60_000;
const UNANSWERED_TIMEOUT_MS = 90_000;

/**
 * POST /api/menu-drafts: what the menu in a PDF or a photo (JPEG, PNG, WebP) seems to say. Reading writes
 * nothing, so a call that was cut is made again. `onProgress` hears 0 to 100 while the file is sent.
 */
export async function readMenuFile(file: Blob, onProgress: OnProgress): Promise<MenuDraft> {
  const call = {
    ...({ method: 'POST', url: PATH, file, onProgress } as const),
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
