/** Formats UTC time for pino and caches it, because a busy process writes many lines in one millisecond. */
export function isoTime(now: () => number = Date.now): () => string {
  let at = NaN;
  let text = '';
  return () => {
    const moment = now();
    if (moment !== at) text = `,"time":"${new Date(moment).toISOString()}"`;
    at = moment;
    return text;
  };
}
