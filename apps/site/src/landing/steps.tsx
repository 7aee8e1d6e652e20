import { STEPS } from './messages';
import { Section } from './section';

export function Steps() {
  return (
    <Section id="steps" title={STEPS.title}>
      <ol className="grid gap-10 lg:grid-cols-3">
        {STEPS.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-t-2 border-ink pt-5 lg:block">
            <span aria-hidden className="text-3xl font-bold text-accent lg:block">
              {index + 1}
            </span>
            <div className="lg:mt-3">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
