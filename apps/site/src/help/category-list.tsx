import { Card } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { addressOf, CATEGORIES } from './articles';

export function CategoryList() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {CATEGORIES.map(({ id, title, summary, articles }) => (
        <Card key={id} id={id} className="scroll-mt-24">
          <h2 className="font-display text-xl">{title}</h2>
          <p className="mt-1 text-sm text-ink-soft">{summary}</p>
          <ul className="mt-3 divide-y divide-line">
            {articles.map((article) => (
              <li key={article.id}>
                <Link
                  to={addressOf(article)}
                  className="flex min-h-12 items-center py-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
