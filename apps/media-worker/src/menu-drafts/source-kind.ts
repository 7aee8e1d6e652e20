import { DomainError } from '@cartaviva/contracts';
import { FILE_HEAD_BYTES, refusedFormat, uploadFormat } from '@cartaviva/domain';

/** Largest text that a menu is read from, in bytes. */
const MAX_TEXT_BYTES = 1_048_576;

/** A control character that no text has. Texts in UTF-16, whose every other byte may be zero, begin with their mark. */
const isBinary = (byte: number) => byte < 32 && ![9, 10, 11, 12, 13, 27].includes(byte);
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)/;
/** Pages and drawings are texts of programs. */
const PROGRAM = /^\s*<(?:!doctype|html|svg|\?xml)/i;

/**
 * How a menu is read, by the bytes of its file, whatever type was declared.
 * @throws DomainError MENU_FILE_TYPE, UPLOAD_FORMAT, UPLOAD_TOO_LARGE
 */
export function sourceKind(bytes: Uint8Array): 'photo' | 'pdf' | 'text' {
  if (bytes.length === 0) throw new DomainError('MENU_FILE_UNREADABLE');
  if (uploadFormat(bytes)) return 'photo';
  const format = refusedFormat(bytes);
  if (format === 'PDF') return 'pdf';
  if (format) throw new DomainError('UPLOAD_FORMAT', { format });
  const start = bytes.subarray(0, FILE_HEAD_BYTES);
  const head = Buffer.from(start).toString('latin1');
  const isText = UTF_16.test(head) || !start.some(isBinary);
  if (!isText || PROGRAM.test(head)) throw new DomainError('MENU_FILE_TYPE');
  if (bytes.length > MAX_TEXT_BYTES) {
    throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes: MAX_TEXT_BYTES });
  }
  return 'text';
}
