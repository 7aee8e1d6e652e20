import { Card } from '@cartaviva/ui';
import { CodeBlock } from './code-block';
import type { Endpoint, Parameter } from './endpoints';
import { MESSAGES } from './messages';

const METHOD_LOOKS = {
  GET: 'bg-sea-wash text-sea',
  POST: 'bg-accent-wash text-accent-strong',
  PUT: 'bg-amber-wash text-amber',
  DELETE: 'bg-brick-wash text-brick',
} as const;

const json = (value: object) => JSON.stringify(value, null, 2);

export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, title, text, needsKey, parameters, body, answer } = endpoint;
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <span className={`rounded-control px-2 py-0.5 font-semibold ${METHOD_LOOKS[method]}`}>
            {method}
          </span>
          <code className="font-mono break-all">{path}</code>
          <span className="text-ink-soft">{needsKey ? MESSAGES.needsKey : MESSAGES.isPublic}</span>
        </p>
        <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
      </div>
      {parameters && <Parameters parameters={parameters} />}
      {body && (
        <div className="grid gap-2">
          <h4 className="text-sm font-semibold">{MESSAGES.body}</h4>
          <CodeBlock>{json(body)}</CodeBlock>
        </div>
      )}
      <div className="grid gap-2">
        <h4 className="text-sm font-semibold">
          {MESSAGES.answer} {answer.status}
        </h4>
        {answer.body && <CodeBlock>{json(answer.body)}</CodeBlock>}
      </div>
    </Card>
  );
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{MESSAGES.parameters}</h4>
      <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
        {parameters.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-mono">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
