import { move, transferableSymbol, valueSymbol } from 'piscina';

/**
 * A thread's result whose bytes leave the thread instead of being copied on the loop that awaits them:
 * fifteen megabytes would take ten milliseconds. Few bytes, which share their memory with others, are
 * copied all the same.
 */
export function moved<Result extends object>(result: Result, bytes: readonly Uint8Array[]): Result {
  const own = bytes.filter(({ byteLength, buffer }) => byteLength === buffer.byteLength);
  const buffers = own.map(({ buffer }) => buffer);
  return move({ [transferableSymbol]: buffers, [valueSymbol]: result }) as Result;
}
