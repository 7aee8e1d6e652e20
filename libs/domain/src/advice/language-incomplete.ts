import { languageOf, type LanguageCode } from '../languages';
import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted } from './words';

/** Minimum number of views in the language. */
export const MIN_LANGUAGE_VIEWS = 10;

/** Finds a language of the menu that diners read although its translation is incomplete. */
export const languageIncomplete: Rule = ({ details: { byLanguage } }, { id, languages, items }) => {
  const offered: readonly LanguageCode[] = languages;
  const [most] = byLanguage
    .filter(({ language, views }) => offered.includes(language) && views >= MIN_LANGUAGE_VIEWS)
    .map(({ language, views }) => {
      const missing = items.filter((item) => !item.languages.includes(language)).length;
      return { language, views, missing };
    })
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => b.views - a.views || b.missing - a.missing);
  if (!most) return null;
  const { language, views, missing } = most;
  const times = counted(views, 'vez', 'veces');
  const name = languageOf(language).name.toLowerCase();
  return {
    people: views,
    sentence: `Leyeron tu menú en ${name} ${times} y ${counted(missing, 'plato')} ${missing === 1 ? 'sigue' : 'siguen'} en español`,
    action: 'Traducir',
    path: editorPath(id, 'languages'),
  };
};
