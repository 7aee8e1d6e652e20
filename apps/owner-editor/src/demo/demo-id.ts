/** Shaped like the server's ids, so that one set of rules accepts both. */
export function demoId(seed: number): string {
  return `00000000-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`;
}

/** An id that nothing of this browser has yet, however many are made in one moment. */
export const newDemoId = (): string => demoId(Math.floor(Math.random() * 2 ** 48));
