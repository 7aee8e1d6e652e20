import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { SitePage } from '../frame/site-page';
import { Blocks } from '../markdown/blocks';
import NotFoundScreen from '../not-found/not-found-screen';
import { addressOf, findArticle, type FiledArticle } from './articles';
import { ContactBlock } from './contact-block';
import { MESSAGES } from './messages';

export default function ArticleScreen() {
  const { articulo } = useParams();
  const article = findArticle(articulo);
  return article ? <Article article={article} /> : <NotFoundScreen />;
}

function Article({ article }: { article: FiledArticle }) {
  const { title, blocks, related, category } = article;
  return (
    <SitePage title={title}>
      <nav aria-label={MESSAGES.where} className="-mt-3 mb-6 print:hidden">
        <Link
          to={`/centro-ayuda#${category.id}`}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-soft hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {MESSAGES.back} · {category.title}
        </Link>
      </nav>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_260px]">
        <article className="grid content-start gap-5 text-ink-soft">
          <Blocks blocks={blocks} />
        </article>
        <Related ids={related} />
      </div>
      <div className="mt-14">
        <ContactBlock />
      </div>
    </SitePage>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  const articles = ids.flatMap((id) => findArticle(id) ?? []);
  return (
    <nav aria-labelledby="relacionados" className="self-start print:hidden">
      <h2 id="relacionados" className="text-sm font-semibold">
        {MESSAGES.related}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {articles.map((article) => (
          <li key={article.id}>
            <Link
              to={addressOf(article)}
              className="flex min-h-12 items-center py-2 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
