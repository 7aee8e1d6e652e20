import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface EncodedBody {
  readonly type: string;
  /** Weak ETag, because it identifies the content in all encodings. */
  readonly etag: string;
  readonly identity: Uint8Array;
  readonly gzip: Uint8Array;
  readonly br: Uint8Array;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/**
 * Level 9 makes a diner page of 55 KB only 0.2 % smaller than level 7, and takes 12 ms of CPU time instead of one.
 */
const BROTLI_QUALITY = 7;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a body once for many responses, without blocking the event loop. */
export async function encodeBody(text: string, type: string): Promise<EncodedBody> {
  const identity = inMemoryOfItsOwn(Buffer.from(text));
  const [zipped, br] = await Promise.all([
    compressGzip(identity, { level: 9 }),
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const compressed = { gzip: inMemoryOfItsOwn(zipped), br: inMemoryOfItsOwn(br) };
  return { type, etag: `W/"${hash}"`, identity, ...compressed };
}

/**
 * Copies bytes out of a larger buffer, which they would otherwise keep in memory: 16 KiB for compressor output, 8 KiB
 * for short buffers.
 */
const inMemoryOfItsOwn = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

export const sizeOf = ({ identity, gzip, br }: EncodedBody): number =>
  identity.length + gzip.length + br.length;
