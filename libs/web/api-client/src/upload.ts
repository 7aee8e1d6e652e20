import { ApiError } from './api-error';
import { NoAnswer } from './no-answer';
import { persist } from './persist';

/** Neither a byte sent nor a word of the server for so long: the connection is lost. */
const STALL_TIMEOUT_MS = 15_000;
/** The bytes go to the storage, which may be somebody else's and may refuse without an answer. */
const UPLOAD_TIMEOUT_MS = 60_000;

export type OnProgress = (percent: number) => void;

/** A file on its way, whose bytes are all that is sent. */
export interface SentFile {
  readonly method: 'PUT' | 'POST';
  readonly url: string;
  readonly file: Blob;
  readonly onProgress: OnProgress;
  /** How long the server may think about it once it has all of it; else as long as a stall may last. */
  readonly answerTimeoutMs?: number;
}

/**
 * Sends a file with PUT and its own type; reports how much of it was sent, in percent. An upload that is
 * cut begins anew at the same address, where the same bytes take the same place.
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

/** Sends a file with its own type. @returns the text of the answer; rejects with ApiError or NoAnswer */
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
