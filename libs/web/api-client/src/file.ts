import { ApiError } from './api-error';
import { noteUnauthorized } from './session-end';

/** A file that the gateway makes for the owner, under the name that it gives. */
export async function getFile(path: string): Promise<File> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.status === 401) noteUnauthorized(path);
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const content = await response.blob();
  return new File([content], name ?? 'archivo', { type: content.type });
}
