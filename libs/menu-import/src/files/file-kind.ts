/** Kind of a menu file that is neither an image nor a PDF. */
export type MenuFileKind = 'workbook' | 'text';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** XLSX, XLSB and ODS are ZIP archives. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b);

/** XLS since Excel 5 is a Compound File ([MS-CFB]). */
const isCompound = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** XLS of Excel 2 to 4 starts with a BOF record. */
const isOldExcel = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1]!) && bytes[3] === 0x00;

/** Number of bytes in which the table of a web page must begin. Point-of-sale systems write styles before it. */
const HTML_HEAD = 50_000;

/** Detects web pages and Excel 2003 XML. Programs save such tables with the extension `.xls`. */
export function isMarkup(bytes: Uint8Array): boolean {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HTML_HEAD));
  return /^[^<]{0,8}<(?:!doctype html|html|head|meta|table|style|\?xml|xml|div)\b/iu.test(
    head.trimStart(),
  )
    ? /<table\b|<Workbook\b|<office:spreadsheet/iu.test(head)
    : false;
}

/** Detects the kind of a file from its bytes, because its name and type may be wrong. */
export const menuFileKind = (bytes: Uint8Array): MenuFileKind =>
  isZip(bytes) || isCompound(bytes) || isOldExcel(bytes) || isMarkup(bytes) ? 'workbook' : 'text';
