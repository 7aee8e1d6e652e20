import { TESTIMONIALS } from './messages';
import { Section } from './section';

/** The first letters of a name, where a face would be. */
const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

export function Testimonials() {
  return (
    <Section id="testimonials" title={TESTIMONIALS.title}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {TESTIMONIALS.cards.map(({ name, role, content }) => (
          <li key={name} className="grid">
            <figure className="flex flex-col rounded-card border border-line bg-surface p-6">
              <blockquote className="font-display text-lg text-pretty">«{content}»</blockquote>
              <figcaption className="mt-auto flex items-center gap-3 pt-6">
                <span
                  aria-hidden
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-amber-wash text-sm font-semibold text-amber"
                >
                  {initials(name)}
                </span>
                <span>
                  <span className="block text-sm font-semibold">{name}</span>
                  <span className="block text-sm text-ink-soft">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
