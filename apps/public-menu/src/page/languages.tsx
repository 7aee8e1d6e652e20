import { languageOf } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';

/** Lists the menu's languages by their own names. The links work without scripts. */
export function Languages({ local: { language, languages, messages } }: { local: LocalMenu }) {
  if (languages.length < 2) return null;
  return (
    <details className="langs">
      <summary>{languageOf(language).ownName}</summary>
      <nav aria-label={messages.page.languages}>
        {languages.map((code) => (
          <a
            key={code}
            href={`?lang=${code}`}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {languageOf(code).ownName}
          </a>
        ))}
      </nav>
    </details>
  );
}
