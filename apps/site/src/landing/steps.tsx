import { STEPS } from './messages';
import { Section } from './section';
import { TableTent } from './table-tent';

export function Steps() {
  return (
    <Section id="steps" title={STEPS.title}>
      <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-20">
        <ol>
          {STEPS.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-7 first:border-0 first:pt-0 sm:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <span
                aria-hidden
                className="font-display text-5xl leading-none text-accent sm:text-6xl"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-xl">{title}</h3>
                <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <TableTent />
      </div>
    </Section>
  );
}
