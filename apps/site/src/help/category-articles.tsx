import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { HelpArticle, HelpCategory } from './help-article';

/** A category's questions; each opens where it stands. */
export function CategoryArticles({
  category: { id, title, articles },
}: {
  category: HelpCategory;
}) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="font-display text-xl">
        {title}
      </h2>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {articles.map((article) => (
          <Article key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}

function Article({ article: { id, title, text, steps } }: { article: HelpArticle }) {
  const { hash } = useLocation();
  return (
    <details id={id} open={hash === `#${id}`} className="group scroll-mt-24 px-5">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        <h3>{title}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-prose gap-3 pb-5 text-ink-soft">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {steps && (
          <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-accent">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}
