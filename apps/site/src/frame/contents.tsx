import { PageLink } from './page-link';

interface ContentsProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Table of contents that stays visible beside a long page on wide screens. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav aria-label="Contenido" className="hidden lg:block">
      <ol className="sticky top-24 border-l border-line pl-5">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <PageLink
              to={`#${id}`}
              className="flex min-h-9 items-center text-sm text-ink-soft hover:text-ink"
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
