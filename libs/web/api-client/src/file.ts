import { ApiError } from './api-error';
import { noteUnauthorized } from './session-end';

const REVOKE_AFTER_MS = 60_000;

/**
 * Downloads a file from the gateway with the name that the gateway gives.
 * @returns the headers of the response
 * @throws ApiError if the gateway refuses
 */
export async function saveFile(path: string): Promise<Headers> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.status === 401) noteUnauthorized(path);
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  saveMade(await response.blob(), nameIn(response.headers.get('Content-Disposition') ?? ''));
  return response.headers;
}

/** Reads the full name of a file (RFC 8187), or its ASCII name if there is no other. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'archivo';
}

/** Downloads a file that the page created. Some browsers read it late, so the URL stays valid for a while. */
export function saveMade(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  download(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

export function download(href: string, fileName: string): void {
  const link = document.createElement('a');
  link.download = fileName;
  link.href = href;
  link.click();
}

/** Is true for a click that navigates in this tab. The browser itself handles a new tab or window. */
export const isPlainPress = (event: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean => !event.ctrlKey && !event.metaKey && !event.shiftKey;
