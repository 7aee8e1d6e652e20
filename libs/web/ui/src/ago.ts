import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Length = 'long' | 'short';

const WORDS = {
  long: new Intl.RelativeTimeFormat('es-DO'),
  short: new Intl.RelativeTimeFormat('es-DO', { style: 'short' }),
};
const JUST_NOW = { long: 'hace un momento', short: 'ahora' };

/** Returns 'hace 5 minutos' or 'hace 5 min'. Returns "just now" below a minute and for a clock that is ahead. */
export function ago(then: number, now: number, length: Length = 'long'): string {
  const passed = now - then;
  const words = WORDS[length];
  if (passed < MINUTE) return JUST_NOW[length];
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour');
  return words.format(-Math.floor(passed / DAY), 'day');
}

/** Returns the elapsed time in words and keeps it current. */
export function useAgo(then: number, length?: Length): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return ago(then, now, length);
}
