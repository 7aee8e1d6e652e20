import type { IncomingHttpHeaders } from 'node:http';

export type DetailLanguage = 'es' | 'en';

const isLanguage = (text: string): text is DetailLanguage => text === 'es' || text === 'en';

interface Asking {
  readonly url: string;
  readonly headers: Pick<IncomingHttpHeaders, 'accept-language'>;
}

/** Returns the language in `?lang=`, else the preferred one in `Accept-Language`, else Spanish. */
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

/** Parses a range such as `en-GB;q=0.8`. */
function weighed(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((part) => part.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split('-', 1)[0]!, weight: Number.isNaN(weight) ? 0 : weight };
}
