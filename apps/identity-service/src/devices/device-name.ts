type Known = readonly (readonly [name: string, sign: RegExp])[];

/** Browsers by what only they say; those that others pretend to be come last. */
const BROWSERS: Known = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

/** Systems in the same order: Android says Linux too, an iPhone says Mac OS X. */
const SYSTEMS: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\b(Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (known: Known, userAgent: string) =>
  known.find(([, sign]) => sign.test(userAgent))?.[0];

/** A browser as its owner calls it: "Chrome en Android". */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? 'Dispositivo desconocido';
}
