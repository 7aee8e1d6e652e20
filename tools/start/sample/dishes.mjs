import sharp from 'sharp';

/**
 * Small still lifes, seen from above, drawn by the project itself: a table, a plate, and what is on
 * it. Coordinates are in a 1200 × 900 image whose plate is centred at 600, 450.
 */
const SIZE = { width: 1200, height: 900 };

/** A deterministic scatter, so that a dish looks the same on every machine. @param {number} seed */
function scatter(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Many small shapes within a circle.
 * @param {{ x: number, y: number, r: number, count: number, seed: number, shape: (x: number, y: number, turn: number, pick: number) => string }} heap
 */
function heap({ x, y, r, count, seed, shape }) {
  const next = scatter(seed);
  return Array.from({ length: count }, () => {
    const turn = next() * 360;
    const far = Math.sqrt(next()) * r;
    const angle = next() * Math.PI * 2;
    return shape(x + Math.cos(angle) * far, y + Math.sin(angle) * far, turn, next());
  }).join('');
}

/** @param {string} inner @param {{ rim?: string, well?: string, radius?: number }} [plate] */
const plate = (inner, { rim = '#fbf7ef', well = '#f4ecdd', radius = 350 } = {}) => `
  <ellipse cx="616" cy="478" rx="${radius + 14}" ry="${radius + 8}" fill="#2b1a10" opacity=".35" filter="url(#soft)"/>
  <circle cx="600" cy="450" r="${radius}" fill="${rim}"/>
  <circle cx="600" cy="450" r="${radius - 6}" fill="none" stroke="#c9532f" stroke-width="5" opacity=".7"/>
  <circle cx="600" cy="450" r="${radius * 0.76}" fill="${well}"/>
  <circle cx="600" cy="450" r="${radius * 0.76}" fill="url(#well)"/>
  ${inner}
  <path d="M 355 260 A 320 320 0 0 1 560 138" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".55"/>`;

/** @param {string} inner @param {string} table */
const scene = (
  inner,
  table,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
  <defs>
    <filter id="soft"><feGaussianBlur stdDeviation="16"/></filter>
    <filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="3" dy="6" stdDeviation="5" flood-color="#2b1a10" flood-opacity=".38"/></filter>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".012 .35" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .07  0 0 0 0 .03  0 0 0 .5 -.12"/></filter>
    <radialGradient id="well" r=".6"><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#4a3520" stop-opacity=".22"/></radialGradient>
    <radialGradient id="light" cx=".25" cy=".15" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity=".32"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>
    <radialGradient id="yolk" cx=".4" cy=".35"><stop offset="0" stop-color="#ffd65c"/><stop offset="1" stop-color="#ef9a1a"/></radialGradient>
    <radialGradient id="broth" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#e8a94e"/><stop offset="1" stop-color="#b8691e"/></radialGradient>
    <radialGradient id="cream" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#b98a72"/><stop offset="1" stop-color="#855645"/></radialGradient>
  </defs>
  <rect width="1200" height="900" fill="${table}"/>
  <rect width="1200" height="900" filter="url(#grain)"/>
  ${inner}
  <rect width="1200" height="900" fill="url(#light)"/>
</svg>`;

/** @param {number} x @param {number} y @param {number} turn */
const grain = (x, y, turn) =>
  `<ellipse cx="${x}" cy="${y}" rx="11" ry="4" transform="rotate(${turn} ${x} ${y})" fill="#fffdf6" stroke="#d9cfb8" stroke-width="1"/>`;
/** @param {string} dark @param {string} light */
const bean =
  (dark, light) => (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="19" ry="12" fill="${dark}"/><ellipse cx="-5" cy="-4" rx="7" ry="3" fill="${light}" opacity=".7"/></g>`;
/** @param {string[]} greens */
const leaf =
  (greens) =>
  (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ turn,
    /** @type {number} */ pick,
  ) =>
    `<path d="M0 -34 C 26 -20 24 16 0 34 C -24 16 -26 -20 0 -34" transform="translate(${x} ${y}) rotate(${turn})" fill="${greens[Math.floor(pick * greens.length)]}" stroke="#3f6b2a" stroke-opacity=".35"/>`;
/** @param {string} fill @param {string} edge */
const chunk =
  (fill, edge) =>
  (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ turn,
    /** @type {number} */ pick,
  ) =>
    `<rect x="-30" y="-22" width="${48 + pick * 24}" height="44" rx="17" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}" stroke="${edge}" stroke-width="3" filter="url(#lift)"/>`;
/** @param {number} x @param {number} y */
const egg = (x, y) =>
  `<g filter="url(#lift)"><path d="M ${x - 88} ${y} c -6 -58 52 -92 98 -72 c 54 6 92 60 70 104 c -16 50 -84 62 -118 44 c -34 2 -52 -34 -50 -76" fill="#fffaf0"/><circle cx="${x}" cy="${y}" r="36" fill="url(#yolk)"/><ellipse cx="${x - 11}" cy="${y - 13}" rx="10" ry="6" fill="#fff" opacity=".75"/></g>`;
/** @param {number} x @param {number} y */
const salami = (x, y) =>
  `<g filter="url(#lift)"><circle cx="${x}" cy="${y}" r="58" fill="#a63a2a"/><circle cx="${x}" cy="${y}" r="49" fill="#c9573f"/>${heap({ x, y, r: 42, count: 16, seed: x + y, shape: (px, py) => `<circle cx="${px}" cy="${py}" r="5" fill="#f0b9a2"/>` })}</g>`;

/** @type {Record<string, () => string>} */
const DISHES = {
  'tres-golpes': () =>
    scene(
      plate(`
        <path d="M 418 398 c 14 -96 128 -128 204 -84 c 84 14 104 108 56 158 c -50 58 -156 56 -206 20 c -40 -18 -62 -52 -54 -94" fill="#e9d28a" filter="url(#lift)"/>
        <path d="M 450 396 c 60 -54 150 -60 214 -10" stroke="#d5b967" stroke-width="12" fill="none" stroke-linecap="round"/>
        ${heap({ x: 555, y: 376, r: 84, count: 13, seed: 7, shape: (x, y, turn) => `<path d="M -26 0 A 26 20 0 1 1 26 4" transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="#c0478a" stroke-width="8" stroke-linecap="round" opacity=".85"/>` })}
        ${egg(704, 560)} ${egg(560, 606)}
        ${salami(770, 410)} ${salami(742, 322)}
        <g filter="url(#lift)"><rect x="372" y="500" width="128" height="62" rx="10" fill="#f3d9a0" stroke="#b9772c" stroke-width="7" transform="rotate(-18 436 530)"/><rect x="392" y="570" width="118" height="58" rx="10" fill="#f6e0ae" stroke="#b9772c" stroke-width="7" transform="rotate(12 450 600)"/></g>`),
      '#7a4a2b',
    ),
  bandera: () =>
    scene(
      plate(`
        <g filter="url(#lift)"><circle cx="490" cy="380" r="118" fill="#f3ead6"/></g>${heap({ x: 490, y: 380, r: 110, count: 210, seed: 3, shape: grain })}
        <circle cx="694" cy="376" r="112" fill="#5d2018" filter="url(#lift)"/>${heap({ x: 694, y: 376, r: 92, count: 46, seed: 11, shape: bean('#7d2b20', '#c8705c') })}
        ${heap({ x: 680, y: 570, r: 82, count: 9, seed: 5, shape: chunk('#b8672d', '#7d3d15') })}
        ${heap({ x: 476, y: 570, r: 84, count: 34, seed: 9, shape: leaf(['#7fb04a', '#9cc766', '#5d9140']) })}
        ${[
          [436, 560],
          [508, 612],
          [520, 536],
        ]
          .map(
            ([x, y]) =>
              `<g filter="url(#lift)"><circle cx="${x}" cy="${y}" r="34" fill="#d8402f"/><circle cx="${x}" cy="${y}" r="25" fill="#ea6a52"/><path d="M ${x} ${Number(y) - 22} v 44 M ${Number(x) - 22} ${y} h 44" stroke="#f6b09c" stroke-width="5"/></g>`,
          )
          .join('')}`),
      '#35594f',
    ),
  sancocho: () =>
    scene(
      plate(
        `<circle cx="600" cy="450" r="252" fill="url(#broth)"/>
        ${heap({ x: 600, y: 450, r: 185, count: 9, seed: 21, shape: chunk('#f0cf6a', '#c99a2e') })}
        ${heap({ x: 600, y: 450, r: 180, count: 8, seed: 33, shape: chunk('#8e4a26', '#5e2c12') })}
        ${heap({ x: 600, y: 450, r: 190, count: 6, seed: 45, shape: chunk('#f6e7c6', '#d6bd8a') })}
        ${heap({ x: 600, y: 450, r: 210, count: 26, seed: 51, shape: (x, y, turn) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="4" transform="rotate(${turn} ${x} ${y})" fill="#4f8a35"/>` })}
        ${heap({ x: 600, y: 450, r: 225, count: 30, seed: 61, shape: (x, y) => `<circle cx="${x}" cy="${y}" r="7" fill="#ffd88a" opacity=".55"/>` })}`,
        { rim: '#2f3f4c', well: '#253540' },
      ),
      '#c99a5b',
    ),
  'habichuelas-con-dulce': () =>
    scene(
      plate(
        `<circle cx="600" cy="450" r="226" fill="url(#cream)"/>
        <path d="M 470 470 C 500 360 660 340 720 430 C 750 520 640 590 560 550" stroke="#caa08a" stroke-width="20" fill="none" stroke-linecap="round" opacity=".65"/>
        ${heap({ x: 600, y: 450, r: 160, count: 10, seed: 17, shape: chunk('#e79a4c', '#bb6a22') })}
        ${heap({ x: 600, y: 450, r: 175, count: 16, seed: 27, shape: bean('#3d1d1a', '#7a4a44') })}
        ${[
          [520, 380],
          [676, 420],
          [590, 540],
        ]
          .map(
            ([x, y]) =>
              `<g filter="url(#lift)"><rect x="${Number(x) - 42}" y="${Number(y) - 42}" width="84" height="84" rx="16" fill="#efd3a0" stroke="#c4944f" stroke-width="5" transform="rotate(${x} ${x} ${y})"/><circle cx="${x}" cy="${y}" r="7" fill="#c4944f"/></g>`,
          )
          .join('')}`,
        { radius: 320, rim: '#eef2ea', well: '#dfe6da' },
      ),
      '#9b3f3a',
    ),
};

/**
 * The image of a dish, ready to upload.
 * @param {string} name
 * @returns {Promise<Blob>}
 */
export async function drawDish(name) {
  const draw = DISHES[name];
  if (!draw) throw new Error(`There is no drawing of ${name}`);
  const bytes = await sharp(Buffer.from(draw()))
    .resize(SIZE.width, SIZE.height)
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
