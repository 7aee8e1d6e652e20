/** UTC time as pino writes it into a line. A busy process writes many in one millisecond. */
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
