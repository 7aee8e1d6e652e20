const API = '/api/';
/** As long as that is with each letter encoded. */
const LONGEST = 15;

/** Whether an address is one of the API, as the router reads it: `/%61pi/menus` is `/api/menus`. */
export function isOfApi(url: string): boolean {
  if (url.startsWith(API)) return true;
  const start = url.slice(0, LONGEST).match(/^(?:[^%]|%[0-9a-f]{2})*/i)?.[0] ?? '';
  return start.includes('%') && decodeAscii(start).startsWith(API);
}

const decodeAscii = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
