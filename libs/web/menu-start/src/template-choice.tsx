import type { TemplateView } from '@cartaviva/contracts';
import { Button, Skeleton } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';

/** State of the templates: loading, loaded or failed. */
export interface TemplatesRead {
  readonly data: readonly TemplateView[] | undefined;
  readonly isUnread: boolean;
  readonly retry: () => void;
}

interface TemplateChoiceProps {
  readonly templates: TemplatesRead;
  readonly onPick: (template: TemplateView) => void;
}

export function TemplateChoice({
  templates: { data: templates, isUnread, retry },
  onPick,
}: TemplateChoiceProps) {
  return (
    <section aria-labelledby="plantillas">
      <h3 id="plantillas" className="mb-2 text-sm font-semibold">
        {MESSAGES.templates}
      </h3>
      {content()}
    </section>
  );

  function content(): ReactNode {
    if (isUnread) {
      return (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-ink-soft">{MESSAGES.templatesUnread}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {MESSAGES.retry}
          </Button>
        </div>
      );
    }
    return (
      <ul aria-busy={!templates} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {templates
          ? templates.map((template) => (
              <li key={template.id}>
                <Template template={template} onPick={() => onPick(template)} />
              </li>
            ))
          : [0, 1, 2].map((place) => <Skeleton key={place} className="aspect-4/3" />)}
      </ul>
    );
  }
}

function Template({ template, onPick }: { template: TemplateView; onPick: () => void }) {
  const items = template.categories.reduce((sum, category) => sum + category.items.length, 0);
  return (
    <button
      type="button"
      onClick={onPick}
      className="group flex h-full w-full flex-col overflow-hidden rounded-control border border-line text-left transition-colors hover:border-control"
    >
      <img
        src={`${template.coverUrl}?w=320`}
        alt=""
        loading="lazy"
        width={320}
        height={240}
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
      <span className="p-2.5 group-hover:bg-sunken">
        <span className="block text-sm font-semibold">{template.name}</span>
        <span className="block text-xs text-ink-soft">{MESSAGES.items(items)}</span>
      </span>
    </button>
  );
}
