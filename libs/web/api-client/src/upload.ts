import { ApiError } from './api-error';
import { NoAnswer } from './no-answer';
import { persist } from './persist';

/** Neither a byte sent nor a word of the server for so long: the connection is lost. */
const STALL_TIMEOUT_MS = 15_000;
/** The bytes go to the storage, which may be somebody else's and may refuse without an answer. */
const UPLOAD_TIMEOUT_MS = 60_000;

type OnProgress = (percent: number) => void;

/**
 * Sends a file with PUT and its own type; reports how much of it was sent, in percent. An upload that is
 * cut begins anew at the same address, where the same bytes take the same place.
 */
export const upload = (
  url: string,
  file: File,
  onProgress: OnProgress = () => undefined,
): Promise<void> =>
  persist(url, () => uploadOnce(url, file, onProgress), {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    isLong: true,
  });

function uploadOnce(url: string, file: File, onProgress: OnProgress): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const watch = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    };
    request.onload = () =>
      request.status === 200 || request.status === 204
        ? resolve()
        : reject(new ApiError(request.status, request.statusText, request.responseText));
    request.onerror = request.onabort = () => reject(new NoAnswer());
    request.onloadend = () => clearTimeout(timer);
    watch();
    request.send(file);
  });
}
