import { openBytes, sealBytes } from '@cartaviva/secrets';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Answer } from './answer';

/** Minimum size for compression, in bytes. Shorter texts hardly shrink. */
const MIN_COMPRESSED_BYTES = 1024;
/** The first byte of the sealed data tells if the rest is compressed. */
const PLAIN = Buffer.of(0);
const COMPRESSED = Buffer.of(1);

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** At this quality, 256 KB of JSON takes about 5 ms on a background thread. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Packs a response for Redis: compressed, and encrypted so that only gateways can read it. */
export async function packAnswer(answer: Answer, secret: string): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(answer));
  const parts =
    text.length < MIN_COMPRESSED_BYTES ? [PLAIN, text] : [COMPRESSED, await compress(text, FAST)];
  return sealBytes(Buffer.concat(parts), secret);
}

/** Unpacks the result of `packAnswer`. Throws if it was altered or packed with an unknown secret. */
export async function unpackAnswer(
  packed: Buffer,
  secret: string,
  previous?: string,
): Promise<Answer> {
  const bytes = openBytes(packed, secret, previous);
  const rest = bytes.subarray(1);
  const text = bytes[0] === COMPRESSED[0] ? await decompress(rest) : rest;
  return JSON.parse(text.toString()) as Answer;
}
