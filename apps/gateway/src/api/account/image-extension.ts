import type { Readable } from 'node:stream';

/** File signatures of the accepted image types, with their file extensions. */
const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^GIF8/, 'gif'],
  [/^[^]{4}ftypavi[fs]/, 'avif'],
];

/** Detects the file extension of an image from its first bytes, which stay in the stream. */
export async function imageExtension(stream: Readable): Promise<string> {
  const beginning = await firstChunk(stream);
  const known = EXTENSIONS.find(([mark]) => mark.test(beginning.toString('latin1', 0, 12)));
  return known?.[1] ?? 'bin';
}

async function firstChunk(stream: Readable): Promise<Buffer> {
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    stream.unshift(chunk);
    return chunk as Buffer;
  }
  return Buffer.alloc(0);
}
