import { ApiError } from './api-error';
import { NoAnswer } from './no-answer';
import { persist } from './persist';

/** Timeout for an upload that makes no progress and receives no answer. */
const STALL_TIMEOUT_MS = 15_000;
/** Timeout for retries. The storage may belong to a third party and may refuse without an answer. */
const UPLOAD_TIMEOUT_MS = 60_000;

export type OnProgress = (percent: number) => void;

export interface SentFile {
  readonly method: 'PUT' | 'POST';
  readonly url: string;
  readonly file: Blob;
  readonly onProgress: OnProgress;
  /** Maximum time until the answer after the upload is complete. The default is the stall timeout. */
  readonly answerTimeoutMs?: number;
}

/**
 * Uploads a file with PUT and its own content type, and reports the progress in percent. An interrupted upload starts
 * again at the same address, where the same bytes replace each other.
 */
export const upload = (
  url: string,
  file: File,
  onProgress: OnProgress = () => undefined,
): Promise<void> =>
  persist(url, async () => void (await sendFileOnce({ method: 'PUT', url, file, onProgress })), {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    isLong: true,
  });

/**
 * Uploads a file with its own content type. Rejects with `ApiError` or `NoAnswer`.
 * @returns the text of the answer
 */
export function sendFileOnce({
  method,
  url,
  file,
  onProgress,
  answerTimeoutMs = STALL_TIMEOUT_MS,
}: SentFile): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const watch = (ms = STALL_TIMEOUT_MS) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), ms);
    };
    request.open(method, url);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    };
    request.upload.onload = () => watch(answerTimeoutMs);
    request.onload = () =>
      request.status === 200 || request.status === 204
        ? resolve(request.responseText)
        : reject(new ApiError(request.status, request.statusText, request.responseText));
    request.onerror = request.onabort = () => reject(new NoAnswer());
    request.onloadend = () => clearTimeout(timer);
    watch();
    request.send(file);
  });
}
