/** Builds an ID in the server's format, so that the same validation rules accept both. */
export function demoId(seed: number): string {
  return `00000000-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`;
}

/** Creates a random ID, so that many can be created in the same millisecond without a collision. */
export const newDemoId = (): string => demoId(Math.floor(Math.random() * 2 ** 48));
