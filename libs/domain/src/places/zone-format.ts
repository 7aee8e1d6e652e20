/** Returns a function that formats moments in any time zone, with one cached `Intl` formatter per zone. */
export function zoneFormat(options: Intl.DateTimeFormatOptions) {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (at: Date, timeZone: string): string => {
    const format =
      known.get(timeZone) ?? new Intl.DateTimeFormat('es-DO', { ...options, timeZone });
    known.set(timeZone, format);
    return format.format(at);
  };
}
