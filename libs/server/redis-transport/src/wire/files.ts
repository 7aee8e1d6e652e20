import type { MessageSealer } from './message-sealer';

/** How the fields of a request's entry begin that hold the bytes of its payload. */
const FILE = 'file:';

/** A request's place in Redis: nothing that was sealed for it opens beside another. */
export interface RequestPlace {
  readonly stream: string;
  /** Of its envelope. */
  readonly id: string;
}

/** Bytes of a payload by their property. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Parts what a payload has in bytes from what is written as JSON: as text in it, a file of a megabyte would be
 * copied ten times on two event loops.
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

/** Fields and values of the entry, in turn. */
export const sealFiles = (
  files: Files,
  sealer: MessageSealer,
  place: RequestPlace,
): (string | Buffer)[] =>
  [...files].flatMap(([name, bytes]) => [
    `${FILE}${name}`,
    sealer.sealBytes(bytes, placeOf(name, place)),
  ]);

/** Properties of the payload, from an entry's fields. Throws when one was sealed for another request. */
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
