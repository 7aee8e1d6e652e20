import { Avatar } from './avatars';
import { TESTIMONIALS } from './messages';
import { Section } from './section';

export function Testimonials() {
  return (
    <Section id="testimonials" title={TESTIMONIALS.title}>
      <ul className="grid gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
        {TESTIMONIALS.cards.map(({ name, role, content }, index) => (
          <li key={name} className="grid lg:px-8 lg:first:pl-0 lg:last:pr-0">
            <figure className="flex flex-col">
              <blockquote className="font-display text-xl text-pretty lining-nums">
                «{content}»
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3.5 pt-6">
                <Avatar of={index} />
                <span>
                  <span className="block font-semibold">{name}</span>
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
