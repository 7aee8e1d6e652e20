import { VERSION_HEADER_NAME } from '../../pipeline/api-versions/api-version';

/** Headers that select a cached response, as sent. */
export interface PlainRead {
  readonly acceptEncoding?: string;
  readonly ifNoneMatch?: string;
  readonly requestId?: string;
}

const FIELDS: Readonly<Record<string, keyof PlainRead>> = {
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
  'x-request-id': 'requestId',
};

/** Headers that require the framework: to count an API key, to select an API version, or to read a body. */
const ASKS_MORE = new Set(['authorization', VERSION_HEADER_NAME, 'transfer-encoding']);

/**
 * Parses the headers of a simple read. Returns undefined if the request needs the framework or repeats one of the
 * headers. It reads the raw lines, because building Node's header object takes a good part of a response's time.
 * @param lines names and values in turn (`IncomingMessage.rawHeaders`)
 */
export function plainReadOf(lines: readonly string[]): PlainRead | undefined {
  const read: { -readonly [Header in keyof PlainRead]: PlainRead[Header] } = {};
  for (let at = 0; at < lines.length; at += 2) {
    const [name, value] = [lines[at]!.toLowerCase(), lines[at + 1]!];
    if (ASKS_MORE.has(name) || (name === 'content-length' && Number(value) !== 0)) return undefined;
    const field = FIELDS[name];
    if (field === undefined) continue;
    if (read[field] !== undefined) return undefined;
    read[field] = value;
  }
  return read;
}
