import { languageOf } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { Share } from './icons';

/** Shows the language links, which work without scripts, and the script's buttons for text size and sharing. */
export function ReadingTools({ local }: { local: LocalMenu }) {
  const { language, languages, messages } = local;
  return (
    <div className="tools">
      {languages.length > 1 && (
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
      )}
      <button className="size" type="button" hidden>
        <span aria-hidden="true">
          A<small>a</small>
        </span>
        <span className="unseen">{messages.page.textSize}</span>
      </button>
      <button className="share" type="button" hidden>
        <Share />
        <span className="unseen">{messages.page.share}</span>
      </button>
    </div>
  );
}
