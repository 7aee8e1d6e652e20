import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body ready to leave: the same bytes in every encoding a browser takes. */
export interface EncodedBody {
  readonly type: string;
  /** Weak, because it names the content in all of its encodings. */
  readonly etag: string;
  readonly identity: Uint8Array;
  readonly gzip: Uint8Array;
  readonly br: Uint8Array;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/** Of a diner page of 55 KB, 9 saves two bytes of a thousand against 7, and takes 12 ms of a core instead of one. */
const BROTLI_QUALITY = 7;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses once what will be sent many times; the event loop turns meanwhile. */
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
 * Whoever keeps bytes keeps all of the memory that they are a part of: of 16 KiB what a compressor gives, of 8 KiB a
 * short buffer.
 */
const inMemoryOfItsOwn = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** What a body occupies in memory, in bytes. */
export const sizeOf = ({ identity, gzip, br }: EncodedBody): number =>
  identity.length + gzip.length + br.length;
