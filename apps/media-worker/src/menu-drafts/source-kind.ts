import { DomainError } from '@cartaviva/contracts';
import { FILE_HEAD_BYTES, refusedFormat, uploadFormat } from '@cartaviva/domain';
import { menuFileKind } from '@cartaviva/menu-import/files';

/** Maximum size, in bytes, of a text or workbook that is read as a menu. */
const MAX_TABLE_BYTES = 1_048_576;

/** A control character that never occurs in text. UTF-16 contains zero bytes, but starts with a byte order mark. */
const isBinary = (byte: number) => byte < 32 && ![9, 10, 11, 12, 13, 27].includes(byte);
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)/;
/** Web pages and SVG drawings are text too, but not menus. */
const PROGRAM = /^\s*<(?:!doctype|html|svg|\?xml)/i;

/**
 * Detects from the bytes how to read a menu file; the declared type is ignored.
 * @throws DomainError MENU_FILE_TYPE, UPLOAD_FORMAT, UPLOAD_TOO_LARGE
 */
export function sourceKind(bytes: Uint8Array): 'photo' | 'pdf' | 'table' {
  if (bytes.length === 0) throw new DomainError('MENU_FILE_UNREADABLE');
  if (uploadFormat(bytes)) return 'photo';
  const format = refusedFormat(bytes);
  if (format === 'PDF') return 'pdf';
  if (format) throw new DomainError('UPLOAD_FORMAT', { format });
  const isWorkbook = menuFileKind(bytes) === 'workbook';
  const start = bytes.subarray(0, FILE_HEAD_BYTES);
  const head = Buffer.from(start).toString('latin1');
  const isText = UTF_16.test(head) || !start.some(isBinary);
  const isPlain = isText && !PROGRAM.test(head);
  if (!isWorkbook && !isPlain) throw new DomainError('MENU_FILE_TYPE');
  if (bytes.length > MAX_TABLE_BYTES) {
    throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes: MAX_TABLE_BYTES });
  }
  return 'table';
}
