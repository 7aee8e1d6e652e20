import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  readonly name: string;
  readonly stream: Readable;
}

/**
 * A zip that is made while it is read: documents as JSON, then each file as it comes, and none before
 * the one before it is through. When nobody reads on, the file that is open is closed.
 */
export function zipOf(
  documents: Readonly<Record<string, unknown>>,
  files: AsyncIterable<ZippedFile>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const ending = new AbortController();
  output.once('close', () => ending.abort());

  async function fill(): Promise<void> {
    for (const [name, content] of Object.entries(documents)) {
      zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name);
    }
    for await (const { name, stream } of files) {
      zip.addReadStream(addAbortSignal(ending.signal, stream), name, { compress: false });
      await finished(stream);
    }
    zip.end();
  }

  fill().catch((error: Error) => output.destroy(error));
  return output;
}
