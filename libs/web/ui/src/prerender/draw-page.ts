import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';

/**
 * Renders a page to HTML after everything that it waits for has loaded.
 * @param path address of the page, for error messages
 * @throws AggregateError with the errors of its parts
 */
export async function drawPage(path: string, page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    page,
    // Renders late parts in place instead of in inline scripts, which the security policy forbids.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be drawn`);
  // React writes this attribute with a capital letter, which readers of HTML other than browsers do not expect.
  return (await text(prelude)).replaceAll(' hrefLang="', ' hreflang="');
}
