import { ApiError } from './api-error';

/** Sends a file with PUT and its own type; tells how much of it is away, in percent. */
export function upload(
  url: string,
  file: File,
  onProgress: (percent: number) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () =>
      request.status === 200 || request.status === 204
        ? resolve()
        : reject(new ApiError(request.status, request.statusText, request.responseText));
    request.onerror = () => reject(new Error('Upload failed'));
    request.send(file);
  });
}
