import { LANGUAGE_CODES, taxLegend } from '@cartaviva/domain';
import { taxSentence, totalLabel } from '../menu/taxes';
import { es } from './es';
import { messagesIn } from './messages-in';

/** Returns each text of a table with its path. */
const textsOf = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object'
      ? textsOf(value as object, `${path}.${key}`)
      : [[`${path}.${key}`, value as string] satisfies [string, string]],
  );
const marksIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort();

describe('the words of the page', () => {
  it.each(LANGUAGE_CODES)('leave a place in %s for whatever is told in Spanish', (language) => {
    const spanish = Object.fromEntries(textsOf(es));
    for (const [path, text] of textsOf(messagesIn(language))) {
      expect(text.trim()).not.toBe('');
      expect([path, marksIn(text)]).toEqual([path, marksIn(spanish[path] ?? '')]);
    }
  });

  it.each([
    [{ addsItbis: true, addsLey: true }, 'Total con ITBIS y 10 % de ley'],
    [{ addsItbis: false, addsLey: true }, 'Total con 10 % de ley'],
    [{ addsItbis: false, addsLey: false }, 'Total'],
  ])('tell taxes as the owner was told: %j', (taxes, total) => {
    const plain = (text?: string) => text?.replaceAll('\u00a0', ' ');
    expect(plain(taxSentence(taxes, es.taxes)) ?? null).toBe(taxLegend(taxes));
    expect(plain(totalLabel(taxes, es.taxes))).toBe(total);
  });
});
