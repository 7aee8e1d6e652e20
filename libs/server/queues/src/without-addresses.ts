const WORD = /[^\s<>"',;:]+/g;
const withoutAddress = (word: string) => (word.includes('@') ? '…' : word);

/** Removes email addresses from an error, because Redis stores it with the job. */
export function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  error.message = error.message.replace(WORD, withoutAddress);
  if (error.stack) error.stack = error.stack.replace(WORD, withoutAddress);
  return error;
}
