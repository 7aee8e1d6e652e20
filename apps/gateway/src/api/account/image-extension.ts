import type { Readable } from 'node:stream';

/** How the image types that we take begin, and how their files are called. */
const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^GIF8/, 'gif'],
  [/^[^]{4}ftypavi[fs]/, 'avif'],
];

/** The extension of an image by how its bytes begin. They stay in the stream. */
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
