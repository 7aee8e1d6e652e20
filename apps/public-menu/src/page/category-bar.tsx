import { DIETARY_TAGS, type DietaryTag } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import type { Messages } from '../messages/messages';
import { Lens } from './icons';

/** From this many items on, reading them all is slower than searching. */
const WORTH_SEARCHING = 8;

/** Stays in sight: jumps to a category and, with script, finds an item or filters by diet. */
export function CategoryBar({ local: { sections, messages } }: { local: LocalMenu }) {
  const named = sections.filter(({ name }) => name !== null);
  const items = sections.flatMap((section) => section.items);
  const diets = DIETARY_TAGS.filter((tag) => items.some(({ tags }) => tags?.includes(tag)));
  const findable = items.length >= WORTH_SEARCHING || diets.length > 0;
  if (named.length < 2 && !findable) return null;
  return (
    <div className="bar">
      <nav aria-label={messages.page.categories}>
        {sections.length > 1 &&
          sections.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name ?? messages.page.beginning}
            </a>
          ))}
      </nav>
      {findable && <Find diets={diets} messages={messages} />}
    </div>
  );
}

interface FindProps {
  readonly diets: readonly DietaryTag[];
  readonly messages: Messages;
}

/** Hidden until the script that makes it work shows it. */
function Find({ diets, messages: { find, script } }: FindProps) {
  const { open, label, placeholder, diets: only, reset } = find;
  return (
    <>
      <button className="open" type="button" aria-expanded="false" aria-controls="find" hidden>
        <Lens />
        <span>{open}</span>
      </button>
      <form id="find" role="search" hidden>
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        {diets.length > 0 && (
          <fieldset>
            <legend>{only}</legend>
            {diets.map((diet) => (
              <label key={diet}>
                <input type="checkbox" value={diet} />
                {script.diets[diet]}
              </label>
            ))}
          </fieldset>
        )}
        <p role="status" />
        <button type="reset" hidden>
          {reset}
        </button>
      </form>
    </>
  );
}
