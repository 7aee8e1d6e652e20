import { contrast } from '../contrast';
import { MENU_DESIGNS } from './designs';
import { PRINT_STYLES } from './print-styles';

describe.each(MENU_DESIGNS)('the prints of %s', (design) => {
  const { ink, soft, band, scale, ornament } = PRINT_STYLES[design];

  it('can be read on white paper', () => {
    for (const color of [ink, soft]) expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    if (typeof band === 'object') expect(contrast(band.ink, band.ground)).toBeGreaterThan(7);
  });

  it('have headings about as large as any others, and an ornament that leaves them room', () => {
    expect(scale).toBeGreaterThanOrEqual(1);
    expect(scale).toBeLessThan(1.5);
    expect(ornament?.size ?? 0).toBeLessThanOrEqual(14);
  });
});
