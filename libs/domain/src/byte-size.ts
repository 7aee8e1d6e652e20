const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A number of bytes as people read it: `250 MB`, `1.5 GB`, with one decimal at most. It is cut, never
 * rounded up: what is said to be left is there.
 */
export function byteSize(bytes: number): string {
  let [size, unit] = [Math.max(0, bytes), 0];
  while (size >= 1024 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${Math.floor(size * 10) / 10} ${UNITS[unit]}`;
}
