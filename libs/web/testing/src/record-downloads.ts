import { jest } from '@jest/globals';

/**
 * Intercepts downloads.
 * @returns the names of the files, in order; the list grows with each download
 */
export function recordDownloads(): readonly string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
