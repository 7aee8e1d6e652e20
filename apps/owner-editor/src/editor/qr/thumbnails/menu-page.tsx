import { priceForDiners } from '@cartaviva/domain';
import type { PrintedMenuFace } from './printed-face';
import { Code, colorsOf, LineOfText, Ornament, PAGE, styleOf } from './sheet';

const MARGIN = 48;
const COLUMN = (PAGE.width - 2 * MARGIN - 30) / 2;
const TOP = 160;
const LINE_HEIGHT = 21;
const LINES = Math.floor((PAGE.height - 64 - TOP) / LINE_HEIGHT);

interface Line {
  readonly text: string;
  readonly price?: string;
}

export function MenuPage({ face }: { face: PrintedMenuFace }) {
  const { headings: brand } = colorsOf(face);
  const { ornament, line: color } = styleOf(face);
  const lines = face.sections.flatMap(({ name, items }): Line[] => [
    ...(name ? [{ text: name }] : []),
    ...items.map((item) => ({ text: item.name, price: priceForDiners(item.price, face) })),
  ]);
  return (
    <>
      <LineOfText
        {...{ text: face.restaurantName, x: MARGIN, y: MARGIN, size: 34, width: 400 }}
        color={brand}
        anchor="start"
        isDisplay
      />
      <LineOfText text={face.name} x={MARGIN} y={MARGIN + 46} size={13} anchor="start" />
      <Code face={face} x={PAGE.width - MARGIN - 86} y={MARGIN} side={86} />
      {ornament ? (
        <Ornament face={face} x={MARGIN} y={140} width={PAGE.width - 2 * MARGIN} />
      ) : (
        <path d={`M${MARGIN} 144H${PAGE.width - MARGIN}`} stroke={color} strokeWidth="2" />
      )}
      {lines.slice(0, 2 * LINES).map((line, at) => {
        const x = MARGIN + Math.floor(at / LINES) * (COLUMN + 30);
        const y = TOP + (at % LINES) * LINE_HEIGHT;
        return <Written key={at} line={line} x={x} y={y} brand={brand} />;
      })}
    </>
  );
}

function Written({ line, x, y, brand }: { line: Line; x: number; y: number; brand: string }) {
  if (line.price === undefined) {
    const heading = { text: line.text, x, y, size: 16, width: COLUMN, color: brand } as const;
    return <LineOfText {...heading} anchor="start" isDisplay />;
  }
  return (
    <>
      <LineOfText {...{ text: line.text, x, y, size: 11, width: COLUMN - 78 }} anchor="start" />
      <LineOfText {...{ text: line.price, x: x + COLUMN, y, size: 11 }} anchor="end" />
    </>
  );
}
