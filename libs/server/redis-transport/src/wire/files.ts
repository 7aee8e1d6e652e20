import type { MessageSealer } from './message-sealer';

/** Prefix of fields that contain the bytes of a payload. */
const FILE = 'file:';

/** Location of a request in Redis. Data that was sealed for it does not open elsewhere. */
export interface RequestPlace {
  readonly stream: string;
  /** ID of the envelope. */
  readonly id: string;
}

/** Bytes of a payload, keyed by property. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Separates the bytes of a payload from the part that is serialized as JSON. As JSON text, a file of one megabyte
 * would be copied ten times on two event loops.
 */
export function partFiles(payload: object): { readonly rest: object; readonly files: Files } {
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of Object.entries(payload)) {
    if (value instanceof Uint8Array) files.set(name, value);
  }
  if (files.size === 0) return { rest: payload, files };
  const rest = Object.fromEntries(Object.entries(payload).filter(([name]) => !files.has(name)));
  return { rest, files };
}

/** Returns alternating fields and values of the entry. */
export const sealFiles = (
  files: Files,
  sealer: MessageSealer,
  place: RequestPlace,
): (string | Buffer)[] =>
  [...files].flatMap(([name, bytes]) => [
    `${FILE}${name}`,
    sealer.sealBytes(bytes, placeOf(name, place)),
  ]);

/**
 * Returns the byte properties of the payload from an entry's fields. Throws if one was sealed for another request.
 */
export const openFiles = (
  fields: ReadonlyMap<string, Buffer>,
  sealer: MessageSealer,
  place: RequestPlace,
): Record<string, Buffer> =>
  Object.fromEntries(
    [...fields]
      .filter(([field]) => field.startsWith(FILE))
      .map(([field, sealed]) => [field.slice(FILE.length), sealed] as const)
      .map(([name, sealed]) => [name, sealer.openBytes(sealed, placeOf(name, place)).bytes]),
  );

const placeOf = (name: string, { stream, id }: RequestPlace): string => `${stream} ${id} ${name}`;
