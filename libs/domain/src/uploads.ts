import { byteSize } from './byte-size';
import { DomainError, type ErrorCode, type ErrorDetails } from './errors';
import { adviceFor, refusedFormat, UPLOAD_FORMATS, uploadFormat } from './image-files';
import { sentenceFor, type Refusal } from './menu/refusals';

/** Maximum image sizes in bytes: for a menu or an item, and for a profile (specification §9). */
export const MAX_MENU_IMAGE_BYTES = 10_485_760;
export const MAX_PROFILE_IMAGE_BYTES = 5_242_880;

/** Media type of Excel workbooks. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum size of a spreadsheet or workbook to import, in bytes. */
export const MAX_IMPORT_BYTES = 1_048_576;

/** Widths in pixels of the stored versions of an image. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Limits of the JPEG for link previews: its size in bytes, and its longest side in pixels. */
export const SHARE_BYTES = 300_000;
export const SHARE_SIDE = 1200;

export const UPLOAD_TYPES = UPLOAD_FORMATS.map(({ type }) => type);

/**
 * `accept` attribute of file choosers. An iPhone converts HEIC photos to JPEG for a chooser that
 * accepts JPEG but not HEIC.
 */
export const ACCEPTED_UPLOADS: string = UPLOAD_FORMATS.flatMap(({ type, extensions }) => [
  type,
  ...extensions,
]).join(',');

/**
 * Returns the reason to refuse a file by its bytes, whatever its name and declared type are.
 * @param head first `FILE_HEAD_BYTES` of the file
 * @param size in bytes
 */
export function uploadFault(
  head: Uint8Array,
  size: number,
  maxBytes: number,
): DomainError | undefined {
  if (size === 0) return new DomainError('UPLOAD_INCOMPLETE');
  if (!uploadFormat(head)) {
    const format = refusedFormat(head);
    return format
      ? new DomainError('UPLOAD_FORMAT', { format })
      : new DomainError('UPLOAD_NOT_AN_IMAGE');
  }
  return size > maxBytes ? new DomainError('UPLOAD_TOO_LARGE', { maxBytes }) : undefined;
}

const MEBIBYTE = 1_048_576;

function tooLarge({ maxBytes = MAX_MENU_IMAGE_BYTES }: ErrorDetails): string {
  const most = maxBytes < MEBIBYTE ? byteSize(maxBytes) : `${Math.floor(maxBytes / MEBIBYTE)}MB`;
  return `Archivo demasiado grande. máximo ${most}`;
}

const NOT_AN_IMAGE = 'Solo se permiten archivos de imagen';

/** Reasons to refuse an image, on the server and on the owners' screens. */
export const UPLOAD_REFUSALS = {
  UPLOAD_EXPIRED: { status: 400, sentence: 'Esta subida ya venció. Elige la imagen otra vez.' },
  UPLOAD_INCOMPLETE: {
    status: 400,
    sentence:
      'A esta imagen le falta una parte: está vacía o llegó a medias. Ábrela para ver si está entera y súbela otra vez.',
  },
  UPLOAD_TOO_MANY_PIXELS: {
    status: 400,
    sentence:
      'Esta imagen tiene demasiados píxeles. Redúcela, por ejemplo a 2400 × 1800, y súbela otra vez.',
  },
  UPLOAD_TOO_NARROW: {
    status: 400,
    sentence:
      'Esta imagen es una tira demasiado larga: un lado mide más de 10 veces el otro. Recórtala y súbela otra vez.',
  },
  UPLOAD_UNREADABLE: { status: 400, sentence: 'No pudimos leer esta imagen. Prueba con otra.' },
  UPLOAD_TOO_LARGE: { status: 413, sentence: tooLarge },
  UPLOAD_FORMAT: { status: 415, sentence: ({ format }) => adviceFor(format) ?? NOT_AN_IMAGE },
  UPLOAD_NOT_AN_IMAGE: { status: 415, sentence: NOT_AN_IMAGE },
} as const satisfies Partial<Record<ErrorCode, Refusal>>;

export function sentenceForUpload({ code, details }: DomainError): string {
  const refusals: Partial<Record<ErrorCode, Refusal>> = UPLOAD_REFUSALS;
  return sentenceFor(refusals[code] ?? UPLOAD_REFUSALS.UPLOAD_UNREADABLE, details);
}

/** Path of a stored image in menus, items and profiles. */
export const OBJECT_PATH_PATTERN =
  /^\/objects\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the smallest available width that covers `wanted` pixels, or else the largest width. */
export function fittingWidth(wanted: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? 1280;
}
