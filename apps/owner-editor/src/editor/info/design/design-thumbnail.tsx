import {
  bandOf,
  DEFAULT_MENU_DESIGN,
  DESIGN_PALETTES,
  FALLBACK_THEME_COLOR,
  readableOn,
  textOn,
  type MenuDesign,
} from '@cartaviva/domain';
import { LAYOUTS } from './layouts';
import { THUMBNAIL, type Paint } from './word';

export function DesignThumbnail({ design, color }: { design: MenuDesign; color: string }) {
  const own = /^#[0-9a-f]{6}$/i.test(color) ? color : FALLBACK_THEME_COLOR;
  const fill = design === DEFAULT_MENU_DESIGN ? own : bandOf(own);
  const palette = DESIGN_PALETTES[design].light;
  const brand = readableOn(own, palette.paper);
  const paint: Paint = { ...palette, fill, onFill: textOn(fill), brand };
  const { width, height } = THUMBNAIL;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full">
      <rect width={width} height={height} fill={paint.paper} />
      {LAYOUTS[design](paint)}
    </svg>
  );
}
