const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * Formats a number of bytes with at most one decimal: `250 MB`, `1.5 GB`. It rounds down, so that a stated amount of
 * free space is always available.
 */
export function byteSize(bytes: number): string {
  let [size, unit] = [Math.max(0, bytes), 0];
  while (size >= 1024 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${Math.floor(size * 10) / 10} ${UNITS[unit]}`;
}
