import { Card } from '@cartaviva/ui';
import { useId } from 'react';
import { PageLink } from '../frame/page-link';
import { exampleCallOf, LANGUAGES } from './examples';
import { FieldList } from './field-list';
import { fieldsOf, kindOf, type Field } from './fields';
import { FoldableCode } from './foldable-code';
import { MESSAGES } from './messages';
import { resolved, type Operation, type Parameter, type Schema } from './operation';

const METHOD_STYLES: Readonly<Record<string, string>> = {
  GET: 'bg-sea-wash text-sea',
  POST: 'bg-accent-wash text-accent-strong',
  PUT: 'bg-amber-wash text-amber',
  DELETE: 'bg-brick-wash text-brick',
};

/** A call: what it is, what it takes and answers, and how it is made in three languages. */
export function OperationCard({ operation }: { operation: Operation }) {
  const { id, name, method, path, summary, isPublic, scope, parameters, body, answer } = operation;
  const example = exampleCallOf(operation);
  const group = useId();
  const [sent] = Object.values(body);
  return (
    <Card id={id} tabIndex={-1} className="grid scroll-mt-24 gap-5">
      <div>
        <h3 className="text-lg font-semibold">
          <PageLink to={`#${id}`} className="hover:underline">
            {summary}
          </PageLink>
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <span className={`rounded-control px-2 py-0.5 font-semibold ${METHOD_STYLES[method]}`}>
            {method}
          </span>
          <code className="font-mono break-all">{path}</code>
          <span className="text-ink-soft">
            {isPublic ? MESSAGES.isPublic : MESSAGES.needsKey(scope)}
          </span>
        </p>
      </div>
      {parameters.length > 0 && (
        <FieldList title={MESSAGES.parameters} fields={parameters.map(fieldOf)} sent />
      )}
      {sent && <Body title={MESSAGES.body} schema={sent.schema} types={Object.keys(body)} sent />}
      <Body
        title={MESSAGES.answer(answer.status)}
        schema={Object.values(answer.content)[0]?.schema}
        types={Object.keys(answer.content)}
      />
      <div>
        {LANGUAGES.map((language, at) => (
          <FoldableCode
            key={language.code}
            title={language.name}
            group={group}
            open={at === 0}
            code={language.write(example)}
            example={`${name} ${language.code}`}
          />
        ))}
      </div>
    </Card>
  );
}

const fieldOf = ({ name, required, description, schema }: Parameter): Field => ({
  name,
  required,
  kind: description ?? kindOf(schema),
});

interface BodyProps {
  readonly title: string;
  readonly schema: Schema | undefined;
  readonly types: readonly string[];
  readonly sent?: boolean;
}

function Body({ title, schema, types, sent = false }: BodyProps) {
  const whole = schema && resolved(schema);
  const [first] = whole?.oneOf ?? [];
  const list = whole?.items;
  const fields = whole ? fieldsOf(first ?? list ?? whole) : [];
  const heading = list ? `${title} · lista` : title;
  if (fields.length > 0) return <FieldList title={heading} fields={fields} sent={sent} />;
  return (
    <p className="text-sm">
      <b className="font-semibold">{heading}</b>
      {types.length > 0 && <span className="text-ink-soft"> · {types.join(' o ')}</span>}
    </p>
  );
}
