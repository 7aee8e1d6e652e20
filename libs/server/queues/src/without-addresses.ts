const ADDRESS = /[^\s<>"',;:]+@[^\s<>"',;:]+/g;

/** The error, which Redis keeps with its job, without the mail addresses that it names. */
export function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  error.message = error.message.replace(ADDRESS, '…');
  if (error.stack) error.stack = error.stack.replace(ADDRESS, '…');
  return error;
}
