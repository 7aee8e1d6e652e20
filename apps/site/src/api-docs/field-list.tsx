import { ChevronRight } from 'lucide-react';
import type { Field } from './fields';
import { MarkedText } from './marked-text';
import { MESSAGES } from './messages';

interface FieldListProps {
  readonly title: string;
  readonly fields: readonly Field[];
  /** Is true for request fields. They are always visible, and required ones are marked. */
  readonly sent?: boolean;
}

/**
 * Lists the fields of a request or response, one per line. The fields of a response are collapsed, because there are
 * many.
 */
export function FieldList({ title, fields, sent = false }: FieldListProps) {
  const list = <Fields fields={fields} sent={sent} />;
  if (sent) {
    return (
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        {list}
      </div>
    );
  }
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      {list}
    </details>
  );
}

function Fields({ fields, sent }: { fields: readonly Field[]; sent: boolean }) {
  return (
    <dl className="mt-2 grid gap-y-2 text-sm">
      {fields.map(({ name, kind, required, text, example }) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-mono wrap-anywhere">{name}</dt>
          <dd className="text-ink-soft">
            <MarkedText>{kind}</MarkedText>
            {sent && required && <b className="font-medium text-ink"> · {MESSAGES.required}</b>}
            {text && (
              <span className="block wrap-anywhere text-ink">
                <MarkedText>{text}</MarkedText>
              </span>
            )}
            {example && (
              <span className="block wrap-anywhere">
                {MESSAGES.example} <code className="font-mono">{example}</code>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
