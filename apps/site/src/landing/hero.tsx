import { Button, Container } from '@cartaviva/ui';
import { Check } from 'lucide-react';
import { HERO } from './messages';
import { PhoneMenu } from './phone-menu';
import { useTryDemo } from './use-try-demo';

export function Hero() {
  const { entering, enter } = useTryDemo();
  return (
    <section className="overflow-hidden">
      <Container className="grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16 lg:py-20">
        <div>
          <h1 tabIndex={-1} className="font-display text-4xl sm:text-5xl lg:text-6xl">
            {HERO.title}
          </h1>
          <p className="mt-6 max-w-130 text-lg text-ink-soft">{HERO.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg" className="max-sm:w-full">
              <a href="/api/login">{HERO.trial}</a>
            </Button>
            <Button
              size="lg"
              variant="secondary"
              className="max-sm:w-full"
              busy={entering}
              onClick={() => void enter()}
            >
              {HERO.demo}
            </Button>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
            {HERO.terms.map((term) => (
              <li key={term} className="flex items-center gap-1.5">
                <Check aria-hidden className="size-4 text-accent" />
                {term}
              </li>
            ))}
          </ul>
        </div>
        <PhoneMenu />
      </Container>
    </section>
  );
}
