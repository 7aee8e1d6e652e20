import { jest } from '@jest/globals';

/** Sets the time zone that the browser reports, which suggests the place of a first menu. */
export function browseFrom(timeZone: string): void {
  const { DateTimeFormat } = Intl;
  const format = (locale?: string, options?: Intl.DateTimeFormatOptions) =>
    new DateTimeFormat(locale, locale || options ? options : { timeZone });
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(format as typeof DateTimeFormat);
}
