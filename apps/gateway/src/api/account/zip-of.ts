import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  readonly name: string;
  readonly stream: Readable;
}

/**
 * Builds a ZIP file while it is read: first the documents as JSON, then the files one after another. If the reader
 * stops, the open file is closed.
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
