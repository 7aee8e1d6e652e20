import { strFromU8, strToU8 } from 'fflate';

/** Maximum number of repeated rows of a sheet, of cells in a row, and of spaces in a text. */
const MAX_ROWS = 5_001;
const MAX_COLUMNS = 201;
const MAX_BLANKS = 100;
/** Maximum number of repeated cells in a document. */
const MAX_REPEATED = 50_000;

const REPEATED =
  /(?<name>number-rows-repeated|number-columns-repeated|text:c)=(["'])(?<count>\d{1,20})\2|<table:table(?:-row)?(?=[\s>])/g;

/**
 * Limits the repetitions in an OpenDocument sheet. A single attribute can repeat a row a million times, and the
 * library creates each of them.
 */
export function boundedOds(content: Uint8Array): Uint8Array {
  let rows = MAX_ROWS;
  let cells = MAX_REPEATED;
  let repeated = 1;
  const text = strFromU8(content).replace(REPEATED, (whole, ...groups) => {
    const { name, count } = groups.at(-1) as { name?: string; count?: string };
    if (!name) {
      repeated = 1;
      if (whole === '<table:table') rows = MAX_ROWS;
      return whole;
    }
    const isOfRows = name === 'number-rows-repeated';
    const most = isOfRows ? rows : name === 'text:c' ? MAX_BLANKS : MAX_COLUMNS;
    const bounded = Math.max(1, Math.min(Number(count), most, Math.floor(cells / repeated)));
    cells -= bounded * repeated;
    if (isOfRows) {
      rows -= bounded;
      repeated = bounded;
    }
    return `${name}="${bounded}"`;
  });
  return strToU8(text);
}

/** Columns of the largest sheet ([ECMA-376] 18.3.1.13). */
const LAST_COLUMN = 16_384;
const COLUMN_RANGE = /(?<=<col\s[^<>]{0,300}\smax=["'])\d{6,}(?=["'])/g;

/**
 * Limits column widths in the XML of an XLSX sheet to existing columns, because the library sets each of them.
 * @throws RangeError if a row has more cells than a sheet has columns; the library takes minutes for them
 */
export function boundedColumns(sheet: Uint8Array): Uint8Array {
  const xml = strFromU8(sheet);
  if (xml.split('</row>').some((row) => row.split('<c ').length > LAST_COLUMN + 1)) {
    throw new RangeError('too many cells');
  }
  return strToU8(xml.replace(COLUMN_RANGE, String(LAST_COLUMN)));
}

/** Attributes for the span of an HTML cell or for the distance of a cell in Excel 2003 XML. */
const SPAN = /(?<=\b(?:rowspan|colspan|MergeAcross|MergeDown|Span)\s?=\s?["']?)\d{4,}/gi;
const INDEX = /(?<=\bIndex\s?=\s?["']?)\d{5,}/gi;

/** Limits spans and distances in a web page or in Excel 2003 XML to the size of a menu. */
export const boundedSpans = (page: Uint8Array): Uint8Array =>
  strToU8(
    strFromU8(page, true).replace(SPAN, String(MAX_COLUMNS)).replace(INDEX, String(MAX_ROWS)),
    true,
  );
