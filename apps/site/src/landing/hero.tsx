import { Button, Container, Spinner } from '@cartaviva/ui';
import { Check } from 'lucide-react';
import { Demonstration } from './demonstration';
import { HERO } from './messages';
import { TABLECLOTH } from './tablecloth';
import { useTryDemo } from './use-try-demo';

export function Hero() {
  const { entering, enter } = useTryDemo();
  return (
    <section className="overflow-hidden border-b border-line">
      <Container className="grid items-center gap-16 pt-12 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_530px] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_560px] lg:py-14">
        <div>
          <h1 tabIndex={-1} className="max-w-130 font-display text-4xl sm:text-5xl xl:text-6xl">
            {HERO.title}
          </h1>
          <p className="mt-6 max-w-115 text-lg text-ink-soft">{HERO.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg" className="max-sm:w-full">
              <a href="/api/login">{HERO.trial}</a>
            </Button>
            <Button
              size="lg"
              variant="secondary"
              className="group/demo max-sm:w-full noscript:hidden"
              busy={entering}
              onClick={() => void enter()}
            >
              {/* A press before the app has loaded also shows the spinner. */}
              <Spinner className="absolute inset-0 m-auto hidden group-data-pressed/demo:block" />
              <span className="group-data-pressed/demo:invisible">{HERO.demo}</span>
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
        <div className="relative">
          <div
            aria-hidden
            style={TABLECLOTH}
            className="absolute -inset-x-[50vw] -top-10 -bottom-100 border-line max-lg:border-t lg:-top-100 lg:left-30 lg:border-l"
          />
          <Demonstration />
        </div>
      </Container>
    </section>
  );
}
