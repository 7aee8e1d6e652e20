import { useId } from 'react';
import { chooseLanguage, useLanguage } from './chosen-language';
import { CodeBlock } from './code-block';
import { LANGUAGES, type LanguageCode } from './examples';
import { MESSAGES } from './messages';

/**
 * Class names that show only the selected sample. They work without a script, because the page contains all samples.
 */
const SHOWN: Readonly<Record<LanguageCode, string>> = {
  curl: 'group-has-[[value=curl]:checked]/samples:block',
  typescript: 'group-has-[[value=typescript]:checked]/samples:block',
  python: 'group-has-[[value=python]:checked]/samples:block',
  php: 'group-has-[[value=php]:checked]/samples:block',
};

interface SamplesTabsProps {
  /** Method and path of the call: `GET /api/menus`. */
  readonly example: string;
  readonly codeIn: Readonly<Partial<Record<LanguageCode, string>>>;
}

/** Samples of a call in all languages. The selected language applies to the whole page. */
export function SamplesTabs({ example, codeIn }: SamplesTabsProps) {
  const group = useId();
  const chosen = useLanguage();
  const languages = LANGUAGES.filter(({ code }) => codeIn[code] !== undefined);
  const shown = languages.some(({ code }) => code === chosen) ? chosen : languages[0]!.code;
  const isWritten = typeof window === 'undefined';
  return (
    <div className="group/samples grid gap-2">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{MESSAGES.language(example)}</legend>
        {languages.map(({ code, name }) => (
          <label
            key={code}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm font-medium text-ink-soft hover:text-ink has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent sm:min-h-9"
          >
            <input
              type="radio"
              name={group}
              value={code}
              checked={code === shown}
              onChange={() => chooseLanguage(code)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </fieldset>
      {languages
        .filter(({ code }) => isWritten || code === shown)
        .map(({ code }) => (
          <div key={code} className={`hidden ${SHOWN[code]}`}>
            <CodeBlock example={`${example} ${code}`}>{codeIn[code]!}</CodeBlock>
          </div>
        ))}
    </div>
  );
}
