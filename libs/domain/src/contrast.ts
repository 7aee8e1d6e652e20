/** Relative luminance of `#rrggbb`, from 0 (black) to 1 (white) (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns a dark ink if it is readable on the colour, else white, else black. One of them always is. */
export function textOn(background: string): string {
  return ['#10201b', '#ffffff'].find((text) => contrast(text, background) >= 4.5) ?? '#000000';
}

const scale = (hex: string, towards: number, share: number): string =>
  '#' +
  [1, 3, 5]
    .map((at) => {
      const channel = parseInt(hex.slice(at, at + 2), 16);
      return Math.round(channel + (towards - channel) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');

/**
 * Moves a colour towards black on a light background, or white on a dark one, until it is readable as text (4.5:1).
 * No swatch of the specification has this contrast on white.
 */
export function readableOn(color: string, background: string): string {
  const towards = luminance(background) > 0.4 ? 0 : 255;
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = scale(color, towards, share);
    if (contrast(candidate, background) >= 4.5) return candidate;
  }
  return towards === 0 ? '#000000' : '#ffffff';
}

/**
 * Returns a background for a band of text. It darkens the colour so that white text is readable, but keeps light
 * colours such as yellow, on which only dark text is readable.
 */
export function bandOf(color: string): string {
  return contrast(color, '#ffffff') < 3 ? color : readableOn(color, '#ffffff');
}
