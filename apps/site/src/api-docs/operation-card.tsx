import { Card } from '@cartaviva/ui';
import { PageLink } from '../frame/page-link';
import { FieldList } from './field-list';
import { FoldableText } from './foldable-text';
import { fieldsOf, kindOf, saidOf, type Field } from './fields';
import { MarkedText } from './marked-text';
import { MESSAGES } from './messages';
import { MethodLine } from './method-line';
import { isStream, resolved, type Operation, type Parameter, type Schema } from './operation';
import { OperationSamples } from './operation-samples';
import { TryIt } from './try-it';

export function OperationCard({ operation }: { operation: Operation }) {
  const { id, operationId, summary, description, isPublic, scopes, parameters, body, answer } =
    operation;
  const [sent] = Object.values(body);
  const headers = Object.entries(answer.headers);
  const sample = Object.values(answer.content)[0]?.example;
  return (
    <Card id={id} tabIndex={-1} className="grid scroll-mt-24 gap-5">
      <div>
        <h2 className="text-lg font-semibold">
          <PageLink to={`#${id}`} className="hover:underline">
            {summary}
          </PageLink>
        </h2>
        <MethodLine operation={operation}>
          <span className="text-ink-soft">
            {isPublic ? MESSAGES.isPublic : MESSAGES.needsKey(scopes)}
          </span>
          {operationId && (
            <code className="font-mono wrap-anywhere text-ink-faint">{operationId}</code>
          )}
        </MethodLine>
        {description && (
          <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line text-ink-soft">
            <MarkedText>{description}</MarkedText>
          </p>
        )}
      </div>
      {!isStream(operation) && <OperationSamples operation={operation} />}
      {parameters.length > 0 && (
        <FieldList title={MESSAGES.parameters} fields={parameters.map(fieldOf)} sent />
      )}
      {sent && <Body title={MESSAGES.body} schema={sent.schema} types={Object.keys(body)} sent />}
      <div>
        <Body
          title={MESSAGES.answer(answer.status)}
          schema={Object.values(answer.content)[0]?.schema}
          types={Object.keys(answer.content)}
        />
        {sample !== undefined && (
          <FoldableText title={MESSAGES.answerExample}>
            {typeof sample === 'string' ? sample : JSON.stringify(sample, null, 2)}
          </FoldableText>
        )}
        {headers.length > 0 && (
          <FieldList
            title={MESSAGES.answerHeaders}
            fields={headers.map(([name, { description: kind = '' }]) => ({
              ...{ name, kind, required: false },
            }))}
          />
        )}
      </div>
      {!isStream(operation) && <TryIt operation={operation} />}
    </Card>
  );
}

const fieldOf = ({ name, required = false, description, example, schema }: Parameter): Field => ({
  name,
  required,
  kind: kindOf(schema),
  ...saidOf({ ...resolved(schema), ...(example !== undefined && { example }) }),
  ...(description && { text: description }),
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
      {types.length > 0 && (
        <span className="wrap-anywhere text-ink-soft"> · {types.join(' o ')}</span>
      )}
    </p>
  );
}
