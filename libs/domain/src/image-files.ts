/** The start of a file that is enough to tell its format, in bytes. */
export const FILE_HEAD_BYTES = 4096;

interface FileFormat {
  /** As people know it. */
  readonly name: string;
  /** The file begins so. */
  readonly begins: (head: Head) => boolean;
}

/** A format of images that owners may upload. */
export interface UploadFormat extends FileFormat {
  readonly type: string;
  /** With their dot. Programs that choose files go by these where they know no type. */
  readonly extensions: readonly string[];
  /** Most pixels of an image that is read line by line. Phones make 12 to 200 million. */
  readonly maxPixels: number;
}

/** A format that people upload as an image and that is refused by its name, with what to do instead. */
interface RefusedFormat extends FileFormat {
  readonly advice: string;
}

/** The start of a file as Latin-1 text, so that one byte is one character. */
type Head = string;

const text = (bytes: Uint8Array): Head =>
  Array.from(bytes.subarray(0, FILE_HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');

/** Brands of an ISO media file: its own, and those that it is compatible with (ISO 14496-12, section 4.3). */
function brands(head: Head): readonly string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const size = Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), head.length);
  const compatible = head.slice(16, size).match(/[^]{4}/g) ?? [];
  return [head.slice(8, 12), ...compatible];
}

const hasBrand = (head: Head, pattern: RegExp) => brands(head).some((one) => pattern.test(one));

const MOST_PIXELS = 70_000_000;

/** Formats that owners may upload. SVG is a program, not an image, and is refused. */
export const UPLOAD_FORMATS = [
  {
    name: 'JPEG',
    type: 'image/jpeg',
    extensions: ['.jpg', '.jpeg', '.jfif'],
    // A JPEG is made smaller while it is read, so its pixels take no memory.
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

/** XML or SVG, in any encoding of which the zero bytes were left out. */
const isDrawing = (head: Head) =>
  /^[\s\xef\xbb\xbf\xfe\xff]*<(?!!doctype html|html)/i.test(head) && /<svg[\s>]/i.test(head);

const SAVE_AS_JPG = 'Guárdala como JPG o PNG y súbela otra vez.';

/** In the order in which they are asked: HEIC and videos share a container with AVIF. */
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

/** The format of an image that may be uploaded, by its first bytes alone; nothing of any other file. */
export function uploadFormat(bytes: Uint8Array): (typeof UPLOAD_FORMATS)[number] | undefined {
  const head = text(bytes);
  return UPLOAD_FORMATS.find(({ begins }) => begins(head));
}

/** The format of a file that is refused by its name, by its first bytes alone. */
export function refusedFormat(bytes: Uint8Array): RefusedFormatName | undefined {
  const head = text(bytes);
  return REFUSED_FORMATS.find(({ begins }) => begins(head))?.name;
}

/** What to do with a file of a refused format. */
export const adviceFor = (format: string | undefined): string | undefined =>
  REFUSED_FORMATS.find(({ name }) => name === format)?.advice;
