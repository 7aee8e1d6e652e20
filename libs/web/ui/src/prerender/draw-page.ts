import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';

/**
 * A page as HTML, with everything that it waits for.
 * @param path its address, for whoever reads what went wrong
 * @throws what a part of it threw
 */
export async function drawPage(path: string, page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    page,
    // Late parts in their places, not in scripts at the end: the security policy allows none.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be drawn`);
  return text(prelude);
}
