import { VERSION_HEADER_NAME } from '../../pipeline/api-versions/api-version';

/** The headers of a request that what lies in memory is chosen by, as they were sent. */
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

/** What asks for more than bytes: to be counted by a key, answered in a version, or read before it is answered. */
const ASKS_MORE = new Set(['authorization', VERSION_HEADER_NAME, 'transfer-encoding']);

/**
 * Reads the headers of a request that has nothing but them to say; nothing for one that asks for more, or says
 * one of them twice. Reads the lines as they came: Node sorts all of them into an object when it is asked for one,
 * which is a good part of an answer's time.
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
