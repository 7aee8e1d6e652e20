import type { IncomingHttpHeaders } from 'node:http';

/** The languages of `detail`. */
export type DetailLanguage = 'es' | 'en';

const isLanguage = (text: string): text is DetailLanguage => text === 'es' || text === 'en';

/** What a request says of the language of its answer. */
interface Asking {
  readonly url: string;
  readonly headers: Pick<IncomingHttpHeaders, 'accept-language'>;
}

/** The language that `?lang=` names, or else the one that `Accept-Language` prefers; Spanish without either. */
export function askedLanguage({ url, headers }: Asking): DetailLanguage {
  const [, query = ''] = url.split('?', 2);
  const named = new URLSearchParams(query).get('lang')?.slice(0, 2).toLowerCase() ?? '';
  if (isLanguage(named)) return named;
  const [best] = (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map(weighed)
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return best?.language === 'en' ? 'en' : 'es';
}

/** One of `en-GB;q=0.8`. */
function weighed(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((part) => part.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split('-', 1)[0]!, weight: Number.isNaN(weight) ? 0 : weight };
}
