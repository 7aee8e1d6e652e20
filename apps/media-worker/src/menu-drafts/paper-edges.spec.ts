import { paperEdges } from './paper-edges';

/** Creates a sheet on a dark table. The upper edge falls by a tenth of the width, and the lower edge is level. */
function sheet(width: number, height: number) {
  const data = new Uint8Array(width * height).fill(0x44);
  for (let x = 0; x < width; x += 1) {
    const top = Math.round(height * 0.2 + x / 10);
    for (let y = top; y < height * 0.8; y += 1) data[y * width + x] = 0xee;
  }
  return { width, height, data };
}

describe('the edges of a sheet', () => {
  it.each([
    ['a wide page, which was made smaller for them', 400, 1600],
    ['a narrow one, which was not', 200, 200],
  ])('are where they are on %s', (_, width, pageWidth) => {
    const [upper, lower] = paperEdges(sheet(width, 1.5 * width), pageWidth);
    const at = (share: number) => share * 1.5 * pageWidth;
    const near = (share: number) => Math.abs(share) / pageWidth < 0.01;
    expect(upper!.length).toBeGreaterThan(10);
    for (const { x, y } of upper!) expect(near(y - at(0.2) - x / 10)).toBe(true);
    for (const { y } of lower!) expect(near(y - at(0.8))).toBe(true);
    const farthest = Math.max(...upper!.map(({ x }) => x));
    expect(near(farthest - 0.85 * pageWidth)).toBe(true);
  });
});
