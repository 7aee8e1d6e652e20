import { textOf, type Cell } from '../table';

/** Named entities of HTML that menus contain. Others are numeric. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', hellip: '…' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü' },
  ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', Uuml: 'Ü' },
  ...{ agrave: 'à', egrave: 'è', ograve: 'ò', ccedil: 'ç', iexcl: '¡', iquest: '¿', deg: '°' },
  ...{ ordm: 'º', ordf: 'ª', ndash: '–', mdash: '—', bull: '•', middot: '·', frac12: '½' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', frac14: '¼', frac34: '¾', cent: '¢' },
};

const LINE_TAG = /<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/giu;
const TAG = /<\/?[a-z][^<>]*>/giu;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));/giu;

const letterAt = (code: number): string =>
  code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ' ';

/** Returns the text of a cell that may contain HTML. Paragraphs become lines. */
export function plainText(cell: Cell): string {
  const text = textOf(cell);
  if (!/[<&]/.test(text)) return text.replace(/\r\n?/g, '\n').trim();
  return text
    .replace(LINE_TAG, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal: string, hex: string, name: string) => {
      if (decimal) return letterAt(Number(decimal));
      if (hex) return letterAt(Number.parseInt(hex, 16));
      return ENTITIES[name] ?? whole;
    })
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

export const lineText = (cell: Cell): string => plainText(cell).replace(/\s+/g, ' ');
