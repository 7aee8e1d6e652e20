import { PageLink } from '../frame/page-link';
import { MarkedText } from './marked-text';
import { MESSAGES } from './messages';
import { addressOf, GROUPS } from './operation';
import { Part } from './part';

export function GroupIndex() {
  return (
    <Part id="referencia" title={MESSAGES.reference}>
      {GROUPS.map(({ tag, path, description, operations }) => (
        <div key={tag} className="grid gap-2">
          <h3 className="font-semibold">
            <PageLink to={path} className="hover:underline">
              {tag}
            </PageLink>
          </h3>
          {description && (
            <p className="max-w-prose text-sm text-ink-soft">
              <MarkedText>{description}</MarkedText>
            </p>
          )}
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {operations.map((operation) => (
              <li key={operation.id}>
                <PageLink
                  to={addressOf(operation)}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm hover:underline"
                >
                  <span className="min-w-14 font-semibold">{operation.method}</span>
                  <code className="font-mono break-all">{operation.path}</code>
                  <span className="text-ink-soft">{operation.summary}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}
