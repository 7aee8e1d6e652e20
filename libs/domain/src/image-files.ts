/** Number of bytes at the start of a file that identify its format. */
export const FILE_HEAD_BYTES = 4096;

interface FileFormat {
  /** Name for users. */
  readonly name: string;
  /** Tests the first bytes of a file. */
  readonly begins: (head: Head) => boolean;
}

export interface UploadFormat extends FileFormat {
  readonly type: string;
  /** Extensions with their dot. File choosers use them for types that they do not know. */
  readonly extensions: readonly string[];
  /**
   * Maximum number of pixels of an image that is decoded line by line. Phones take photos of 12 to
   * 200 megapixels.
   */
  readonly maxPixels: number;
}

/** A known format that is refused with advice for the user. */
interface RefusedFormat extends FileFormat {
  readonly advice: string;
}

/** Start of a file as Latin-1 text, in which one character is one byte. */
type Head = string;

const text = (bytes: Uint8Array): Head =>
  Array.from(bytes.subarray(0, FILE_HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');

/** Reads the major and the compatible brands of an ISO media file (ISO 14496-12, section 4.3). */
function brands(head: Head): readonly string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const size = Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), head.length);
  const compatible = head.slice(16, size).match(/[^]{4}/g) ?? [];
  return [head.slice(8, 12), ...compatible];
}

const hasBrand = (head: Head, pattern: RegExp) => brands(head).some((one) => pattern.test(one));

const MOST_PIXELS = 70_000_000;

/** SVG is missing on purpose, because it can contain scripts. */
export const UPLOAD_FORMATS = [
  {
    name: 'JPEG',
    type: 'image/jpeg',
    extensions: ['.jpg', '.jpeg', '.jfif'],
    // JPEGs shrink while they are decoded, so their pixels need little memory.
    maxPixels: 210_000_000,
    begins: (head) => head.startsWith('\xff\xd8\xff'),
  },
  {
    name: 'PNG',
    type: 'image/png',
    extensions: ['.png'],
    maxPixels: MOST_PIXELS,
    begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  },
  {
    name: 'WebP',
    type: 'image/webp',
    extensions: ['.webp'],
    maxPixels: MOST_PIXELS,
    begins: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  },
  {
    name: 'GIF',
    type: 'image/gif',
    extensions: ['.gif'],
    maxPixels: MOST_PIXELS,
    begins: (head) => /^GIF8[79]a/.test(head),
  },
  {
    name: 'AVIF',
    type: 'image/avif',
    extensions: ['.avif'],
    maxPixels: MOST_PIXELS,
    begins: (head) => hasBrand(head, /^avi[fs]$/),
  },
] as const satisfies readonly UploadFormat[];

export type UploadType = (typeof UPLOAD_FORMATS)[number]['type'];

/** Recognizes XML and SVG in any encoding, since zero bytes are removed first. */
const isDrawing = (head: Head) =>
  /^[\s\xef\xbb\xbf\xfe\xff]*<(?!!doctype html|html)/i.test(head) && /<svg[\s>]/i.test(head);

const SAVE_AS_JPG = 'Guárdala como JPG o PNG y súbela otra vez.';

/** The order matters: HEIC and videos share a container with AVIF. */
const REFUSED_FORMATS = [
  {
    name: 'HEIC',
    begins: (head) => hasBrand(head, /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/),
    advice:
      'Esta foto es HEIC, el formato del iPhone, que muchos teléfonos no muestran. Compártela o guárdala como JPG y súbela otra vez. En Ajustes › Cámara › Formatos, «Más compatible» hace tus fotos en JPG.',
  },
  {
    name: 'SVG',
    begins: (head) => isDrawing(head.replaceAll('\0', '')),
    advice: `Un SVG es un dibujo que puede llevar programas, y no se acepta. ${SAVE_AS_JPG}`,
  },
  {
    name: 'TIFF',
    begins: (head) => /^(?:II[*+]\0|MM\0[*+])/.test(head) || hasBrand(head, /^crx $/),
    advice: `Esta imagen es TIFF o RAW, que los navegadores no muestran. ${SAVE_AS_JPG}`,
  },
  {
    name: 'BMP',
    begins: (head) => head.startsWith('BM') && head.slice(6, 10) === '\0\0\0\0',
    advice: `Esta imagen es BMP, que ocupa demasiado. ${SAVE_AS_JPG}`,
  },
  {
    name: 'JPEG XL',
    begins: (head) => head.startsWith('\xff\x0a') || head.startsWith('\0\0\0\x0cJXL '),
    advice: `Esta imagen es JPEG XL, que muchos navegadores no muestran. ${SAVE_AS_JPG}`,
  },
  {
    name: 'JPEG 2000',
    begins: (head) => head.startsWith('\0\0\0\x0cjP  '),
    advice: `Esta imagen es JPEG 2000, que los navegadores no muestran. ${SAVE_AS_JPG}`,
  },
  {
    name: 'Photoshop',
    begins: (head) => head.startsWith('8BPS'),
    advice: `Esto es un archivo de Photoshop. ${SAVE_AS_JPG}`,
  },
  {
    name: 'ICO',
    begins: (head) => ['\0\0\x01\0', '\0\0\x02\0'].includes(head.slice(0, 4)),
    advice: `Esta imagen es un icono (ICO). ${SAVE_AS_JPG}`,
  },
  {
    name: 'PDF',
    begins: (head) => head.slice(0, 1024).includes('%PDF-'),
    advice: 'Esto es un PDF, no una imagen. Sube una foto JPG o PNG.',
  },
  {
    name: 'video',
    begins: (head) => brands(head).length > 0 || head.startsWith('\x1a\x45\xdf\xa3'),
    advice: 'Esto es un video, no una imagen. Sube una foto JPG o PNG.',
  },
] as const satisfies readonly RefusedFormat[];

export type RefusedFormatName = (typeof REFUSED_FORMATS)[number]['name'];

/** Identifies an allowed image format by the first bytes of a file. */
export function uploadFormat(bytes: Uint8Array): (typeof UPLOAD_FORMATS)[number] | undefined {
  const head = text(bytes);
  return UPLOAD_FORMATS.find(({ begins }) => begins(head));
}

/** Identifies a refused format by the first bytes of a file. */
export function refusedFormat(bytes: Uint8Array): RefusedFormatName | undefined {
  const head = text(bytes);
  return REFUSED_FORMATS.find(({ begins }) => begins(head))?.name;
}

/** Returns the advice for a refused format. */
export const adviceFor = (format: string | undefined): string | undefined =>
  REFUSED_FORMATS.find(({ name }) => name === format)?.advice;
