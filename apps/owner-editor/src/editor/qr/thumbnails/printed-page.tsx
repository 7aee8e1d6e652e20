import { textOn, type PrintLayout } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { MenuPage } from './menu-page';
import type { PrintedMenuFace } from './printed-face';
import { Code, colorsOf, LineOfText, Ornament, PAGE, Sheet, styleOf } from './sheet';

const SCAN = 'Escanea y mira el menú';
const MIDDLE = PAGE.width / 2;

const PAGES: Readonly<Record<PrintLayout, (props: { face: PrintedMenuFace }) => ReactNode>> = {
  tent: Tent,
  label: Labels,
  poster: Poster,
  menu: MenuPage,
};

/**
 * Thumbnail of a print's first page with the restaurant's texts, color and code, in the layout of
 * `apps/media-worker/src/prints`.
 */
export function PrintedPage({ layout, face }: { layout: PrintLayout; face: PrintedMenuFace }) {
  const Page = PAGES[layout];
  return (
    <Sheet ink={styleOf(face).ink}>
      <Page face={face} />
    </Sheet>
  );
}

function Tent({ face }: { face: PrintedMenuFace }) {
  const [flap, code] = [60, 176];
  const top = PAGE.height / 2;
  const side = (
    <>
      <Ornament face={face} x={48} y={top + 10} width={PAGE.width - 96} />
      <LineOfText
        text={face.restaurantName}
        x={MIDDLE}
        y={top + 30}
        size={34}
        width={PAGE.width - 96}
        color={colorsOf(face).headings}
        isDisplay
      />
      <Code face={face} x={(PAGE.width - code) / 2} y={top + 84} side={code} />
      <LineOfText text={SCAN} x={MIDDLE} y={top + 84 + code + 8} size={14} />
    </>
  );
  return (
    <>
      {[flap, top, PAGE.height - flap].map((y) => (
        <path
          key={y}
          d={`M0 ${y}h${PAGE.width}`}
          stroke={styleOf(face).line}
          strokeDasharray="9 7"
          strokeWidth="2"
        />
      ))}
      {side}
      <g transform={`rotate(180 ${MIDDLE} ${top})`}>{side}</g>
    </>
  );
}

const PLACES = Array.from({ length: 12 }, (_, place) => ({
  left: (PAGE.width - 3 * 172) / 2 + (place % 3) * 172,
  top: (PAGE.height - 4 * 180) / 2 + Math.floor(place / 3) * 180,
}));

function Labels({ face }: { face: PrintedMenuFace }) {
  return PLACES.map(({ left, top }) => (
    <g key={`${left} ${top}`}>
      <rect
        {...{ x: left, y: top, width: 172, height: 180, strokeWidth: 2 }}
        fill="none"
        stroke={styleOf(face).line}
      />
      <LineOfText
        text={face.restaurantName}
        x={left + 86}
        y={top + 12}
        size={14}
        width={152}
        isDisplay
      />
      <Code face={face} x={left + 30} y={top + 36} side={112} />
      <LineOfText text={SCAN} x={left + 86} y={top + 154} size={10} />
    </g>
  ));
}

function Poster({ face }: { face: PrintedMenuFace }) {
  const { restaurantName, name } = face;
  const [height, code] = [196, 320];
  const { band, ornament, soft } = styleOf(face);
  const { brand, headings, band: own } = colorsOf(face);
  const ground = band === 'theme' ? own : band === 'none' ? '#ffffff' : band.ground;
  const ofBand = typeof band === 'object' ? band.ink : textOn(own);
  const color = band === 'none' ? headings : ofBand;
  const hung = ornament?.isRepeated ? height : height + 10;
  return (
    <>
      <rect width={PAGE.width} height={height} fill={ground} />
      <Ornament face={face} x={0} y={hung} width={PAGE.width} />
      <LineOfText
        text={restaurantName}
        {...{ x: MIDDLE, y: 58, size: 52, width: PAGE.width - 108, color }}
        isDisplay
      />
      <LineOfText text={name} x={MIDDLE} y={126} size={16} color={color} />
      <Code face={face} x={(PAGE.width - code) / 2} y={height + 36} side={code} />
      <LineOfText text={SCAN} x={MIDDLE} y={height + code + 50} size={26} color={brand} isDisplay />
      {[1, 2, 3].map((step) => (
        <g key={step}>
          <LineOfText
            text={`${step}`}
            x={54 + (step - 0.5) * 168}
            y={620}
            size={16}
            color={brand}
          />
          <rect
            x={54 + (step - 0.5) * 168 - 50}
            y={648}
            width={100}
            height={6}
            rx={3}
            fill={soft}
          />
        </g>
      ))}
    </>
  );
}
