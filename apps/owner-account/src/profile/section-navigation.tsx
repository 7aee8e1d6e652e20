import { useMay } from '@cartaviva/session';
import { profileMessages as messages } from './messages';
import { SECTION_IDS, SECTIONS } from './sections';
import { useShownSection } from './use-shown-section';

/** Navigation beside the page on desktop screens. It highlights the section that is being read. */
export function SectionNavigation() {
  const may = useMay();
  const ids = SECTION_IDS.filter((id) => id !== 'integraciones' || may('integrations'));
  const shown = useShownSection(ids);
  return (
    <nav aria-label={messages.sections} className="sticky top-26 self-start max-lg:hidden">
      <ul className="-ml-3 grid gap-1">
        {ids.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === shown ? 'location' : undefined}
              className="flex h-11 items-center rounded-control px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=location]:bg-sunken aria-[current=location]:text-ink"
            >
              {SECTIONS[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
