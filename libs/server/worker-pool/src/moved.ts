import { move, transferableSymbol, valueSymbol } from 'piscina';

/**
 * Transfers the bytes of a thread's result instead of copying them on the event loop that waits for them, which would
 * take ten milliseconds for 15 MB. Small buffers that share their memory are still copied.
 */
export function moved<Result extends object>(result: Result, bytes: readonly Uint8Array[]): Result {
  const own = bytes.filter(({ byteLength, buffer }) => byteLength === buffer.byteLength);
  const buffers = own.map(({ buffer }) => buffer);
  return move({ [transferableSymbol]: buffers, [valueSymbol]: result }) as Result;
}
