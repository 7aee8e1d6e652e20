const API = '/api/';
/** Length of the prefix with every character percent-encoded. */
const LONGEST = 15;

/** Returns true for an API address. It decodes the path like the router: `/%61pi/menus` is `/api/menus`. */
export function isOfApi(url: string): boolean {
  if (url.startsWith(API)) return true;
  const start = url.slice(0, LONGEST).match(/^(?:[^%]|%[0-9a-f]{2})*/i)?.[0] ?? '';
  return start.includes('%') && decodeAscii(start).startsWith(API);
}

const decodeAscii = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
