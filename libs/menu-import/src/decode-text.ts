import { UnreadableSpreadsheet } from './unreadable-spreadsheet';

/** Spanish letters of CP850, the code page of MS-DOS. */
const CP850: ReadonlyMap<number, string> = new Map(
  Object.entries({
    0x81: 'ü',
    0x82: 'é',
    0x90: 'É',
    0x9a: 'Ü',
    0xa0: 'á',
    0xa1: 'í',
    0xa2: 'ó',
    0xa3: 'ú',
    0xa4: 'ñ',
    0xa5: 'Ñ',
    0xa6: 'ª',
    0xa7: 'º',
    0xa8: '¿',
    0xad: '¡',
    0xb5: 'Á',
    0xd6: 'Í',
    0xe0: 'Ó',
    0xe9: 'Ú',
    0xf8: '°',
  }).map(([byte, letter]) => [Number(byte), letter]),
);

/** Windows-1252 from 0x80 on. Some decoders return control characters instead. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Characters that Windows-1252 texts do not contain: controls, rare letters, and symbols within a word. */
const NOT_WINDOWS =
  /[\u0080-\u009fƒˆ˜†‡‰‹›ŠšŽžŸ¤¦¨¬¯²³¸¹þÞðÐ\ufffd]|\p{L}[‚„“”–—…•¡¢£¥©«»¶¿°±µ]\p{L}|œ(?!u)/u;
const NOT_SPANISH = /[^\p{ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡ºª°€]|\p{L}[¿¡ºª°€]\p{L}/u;

/** Maximum number of bytes that are checked to detect the encoding. */
const MAX_SAMPLE = 200_000;

/**
 * Decodes a text that a spreadsheet program saved: UTF-8, UTF-16, Windows-1252, Mac Roman or CP850.
 * @throws UnreadableSpreadsheet with the reason, if no encoding gives readable text
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16In(bytes);
  if (wide) return decoded(bytes, wide);
  if (bytes.includes(0)) throw new UnreadableSpreadsheet();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const mac = decoded(bytes, 'macintosh');
    const isMac = isSpanish(mac);
    // Only programs of old Macs end lines with a carriage return alone.
    if (isMac && !bytes.includes(0x0a)) return mac;
    const windows = decoded(bytes, 'windows-1252').replace(
      /[\u0080-\u009f]/g,
      (control) => WINDOWS[control.charCodeAt(0) - 0x80]!,
    );
    if (!NOT_WINDOWS.test(windows.slice(0, MAX_SAMPLE))) return windows;
    const dos = cp850(bytes);
    const isDos = dos !== undefined && isSpanish(dos);
    if (isMac !== isDos) return isMac ? mac : dos!;
    throw new UnreadableSpreadsheet(
      'No reconocemos las letras de este archivo. Guárdalo como «CSV UTF-8» o como Excel (.xlsx) y súbelo otra vez',
    );
  }
}

const decoded = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes);

const isSpanish = (text: string): boolean => !NOT_SPANISH.test(text.slice(0, MAX_SAMPLE));

/** Detects UTF-16 by its byte order mark, or by zeros in every other byte. */
function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 400);
  const empty = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) empty[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = empty;
  const most = sample.length * 0.4;
  if (odd >= most && even === 0) return 'utf-16le';
  return even >= most && odd === 0 ? 'utf-16be' : undefined;
}

/** Decodes CP850. Returns undefined if a byte is not a Spanish letter. */
function cp850(bytes: Uint8Array): string | undefined {
  const letters: string[] = [];
  for (const byte of bytes) {
    const letter = byte < 0x80 ? String.fromCharCode(byte) : CP850.get(byte);
    if (letter === undefined) return undefined;
    letters.push(letter);
  }
  return letters.join('');
}
