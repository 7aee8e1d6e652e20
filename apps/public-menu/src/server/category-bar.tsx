import { DIETARY_TAGS } from '@cartaviva/domain';
import { Lens } from './icons';
import { MESSAGES } from './messages';
import type { Section } from './sections';

/** From this many dishes on, reading them all is slower than searching. */
const WORTH_SEARCHING = 8;

/** Stays in sight: jumps to a category and, with script, finds a dish or filters by diet. */
export function CategoryBar({ sections }: { sections: readonly Section[] }) {
  const named = sections.filter(({ name }) => name !== null);
  const items = sections.flatMap((section) => section.items);
  const diets = DIETARY_TAGS.filter((tag) => items.some((item) => item.dietaryTags.includes(tag)));
  const findable = items.length >= WORTH_SEARCHING || diets.length > 0;
  if (named.length < 2 && !findable) return null;
  return (
    <div className="bar">
      <nav aria-label={MESSAGES.categories}>
        {sections.length > 1 &&
          sections.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name ?? MESSAGES.beginning}
            </a>
          ))}
      </nav>
      {findable && <Find diets={diets} />}
    </div>
  );
}

/** Hidden until the script that makes it work shows it. */
function Find({ diets }: { diets: readonly string[] }) {
  const { open, label, placeholder, diets: only, reset } = MESSAGES.find;
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
                {diet}
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
