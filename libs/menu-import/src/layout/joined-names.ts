import { joinedPlaces } from '../draft/joined-places';
import type { MenuLine } from '../draft/menu-line';
import { isInCapitals } from '../draft/line-roles';
import { namesSection } from '../draft/menu-words';
import { readLine } from '../draft/read-line';
import { isPriceAlone } from './columns';
import type { PageRow } from './reading-order';
import type { Segment } from './rows';

export interface PlacedLine {
  readonly row: PageRow;
  readonly line: MenuLine;
}

export function joinedNames(lines: readonly PlacedLine[]): MenuLine[] {
  const joined: PlacedLine[] = [];
  for (const one of lines) {
    const above = joined.at(-1);
    const names = above && namesIn(above, one, lines);
    if (above && names) joined[joined.length - 1] = together(above, one, names);
    else joined.push(one);
  }
  return joined.map(({ line }) => line);
}

interface Names {
  readonly upper: Segment;
  readonly lower: Segment;
}

const nameIn = ({ segments }: PageRow): Segment | undefined =>
  segments.find(({ text }) => !isPriceAlone(text));

/** Returns the two parts of a name on adjacent lines, or null if the lower line begins something else. */
function namesIn(above: PlacedLine, below: PlacedLine, all: readonly PlacedLine[]): Names | null {
  const [upper, lower] = [nameIn(above.row), nameIn(below.row)];
  if (!upper || !lower || below.line.isAfterGap || above.line.look !== below.line.look) return null;
  const isLeft = Math.abs(upper.left - lower.left) < upper.size;
  const isCentred = !isLeft && Math.abs(centreOf(upper) - centreOf(lower)) < upper.size * 0.8;
  const isAligned = isLeft || isCentred;
  const sizes = [upper.size, lower.size].sort((a, b) => a - b) as [number, number];
  if (!isAligned || sizes[0] < sizes[1] * 0.65 || /[.:;]$/.test(upper.text)) return null;
  const [first, second] = [readLine(above.line.text).kind, readLine(below.line.text).kind];
  const hasOnePrice = (first === 'words') !== (second === 'words') && first !== 'price';
  if (!hasOnePrice) return null;
  const goesOn = /^[\p{Ll}(&]/u.test(lower.text);
  if (goesOn && first === 'words') return { upper, lower };
  if (sizes[0] < sizes[1] * 0.87) return null;
  if (first === 'words' && GOES_ON.test(upper.text)) return { upper, lower };
  const isHeading = namesSection(first === 'words' ? upper.text : lower.text);
  const isPriceFirst = isPriceAlone(above.row.segments[0]!.text);
  const isSameStyle =
    goesOn || first === 'words' || (isPriceFirst && isInCapitals(upper.text + lower.text));
  if (isHeading || !isSameStyle) return null;
  if (isCentred && isInCapitals(upper.text) !== isInCapitals(nameText(lower))) return null;
  if (isCentred && first === 'words') {
    return firstWordEnd(upper, lower) - upper.left > widestName(upper, all)
      ? { upper, lower }
      : null;
  }
  const room = roomOf(upper, [...above.row.segments, ...below.row.segments], all);
  return firstWordEnd(upper, lower) > room ? { upper, lower } : null;
}

/** Text of a segment without a price at its end. */
const nameText = ({ text }: Segment): string => text.replace(/\P{L}{1,20}$/u, '');

/** Words that cannot end a name. */
const GOES_ON = /\s(?:y|e|o|u|con|sin|de|del|en|al|a|la|el|los|las|para|por|and|with|&)$/iu;

const centreOf = ({ left, right }: Segment): number => (left + right) / 2;

function widestName(name: Segment, all: readonly PlacedLine[]): number {
  const centred = all
    .map(({ row }) => nameIn(row))
    .filter((one) => one !== undefined && Math.abs(centreOf(one) - centreOf(name)) < name.size);
  return Math.max(...centred.map((one) => one!.right - one!.left));
}

/** Returns where the first word of the lower part would have ended on the upper line. */
function firstWordEnd(upper: Segment, lower: Segment): number {
  const [word = ''] = lower.text.split(' ');
  const width = ((lower.right - lower.left) * (word.length + 1)) / lower.text.length;
  return upper.right + width;
}

/** Returns the right limit for a name: its price, or the end of other names with the same left edge. */
function roomOf(name: Segment, beside: readonly Segment[], all: readonly PlacedLine[]): number {
  const price = beside.find(({ left, text }) => left > name.right && isPriceAlone(text));
  if (price) return price.left - name.size;
  const aligned = all
    .map(({ row }) => nameIn(row))
    .filter((one) => one !== undefined && Math.abs(one.left - name.left) < name.size);
  return Math.max(...aligned.map((one) => one!.right)) - name.size * 0.5;
}

function together(above: PlacedLine, below: PlacedLine, { upper, lower }: Names): PlacedLine {
  const name: Segment = {
    ...upper,
    text: `${upper.text} ${lower.text}`,
    bottom: lower.bottom,
    words: [...upper.words, ...lower.words],
  };
  const rest = below.row.segments.filter((segment) => segment !== lower);
  const segments = [...above.row.segments.map((one) => (one === upper ? name : one)), ...rest];
  const [one, other] = [above.line, below.line];
  const place = joinedPlaces(one.place, other.place);
  const isNameDoubtful = one.isNameDoubtful ?? other.isNameDoubtful;
  const isPriceDoubtful = one.isPriceDoubtful ?? other.isPriceDoubtful;
  return {
    // The joined row takes the height of its lower part, so that the distance to the next line is correct.
    row: { ...above.row, segments },
    line: {
      ...one,
      text: segments.map(({ text }) => text).join('\t'),
      ...(place && { place }),
      ...(isNameDoubtful && { isNameDoubtful }),
      ...(isPriceDoubtful && { isPriceDoubtful }),
    },
  };
}
