const WORD = /[^\s<>"',;:]+/g;
const withoutAddress = (word: string) => (word.includes('@') ? '…' : word);

/** The error, which Redis keeps with its job, without the mail addresses that it names. */
export function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  error.message = error.message.replace(WORD, withoutAddress);
  if (error.stack) error.stack = error.stack.replace(WORD, withoutAddress);
  return error;
}
