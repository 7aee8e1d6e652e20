import { Button } from '@cartaviva/ui';
import { FileJson } from 'lucide-react';
import type { ReactNode } from 'react';
import { Contents } from '../frame/contents';
import { SitePage } from '../frame/site-page';
import { CodeBlock } from './code-block';
import { EndpointCard } from './endpoint-card';
import { ENDPOINTS, ERRORS, PROBLEM } from './endpoints';
import { MESSAGES, PARTS, firstCall } from './messages';

/** The calls that exist, with what they take and answer (specification §2, "API documentation"). */
export default function ApiDocsScreen() {
  const base = window.location.origin;
  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_220px]">
        <div className="grid content-start gap-12">
          <Part {...PARTS.base}>
            <CodeBlock>{base}</CodeBlock>
          </Part>
          <Part {...PARTS.keys}>
            <CodeBlock>{firstCall(base)}</CodeBlock>
          </Part>
          <Part {...PARTS.limits} />
          <Part {...PARTS.calls}>
            {ENDPOINTS.map((endpoint) => (
              <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
            ))}
          </Part>
          <Part {...PARTS.errors}>
            <CodeBlock>{JSON.stringify(PROBLEM, null, 2)}</CodeBlock>
            <Errors />
          </Part>
          <Part {...PARTS.openApi}>
            <Button asChild variant="secondary" className="justify-self-start">
              <a href="/api/openapi.json">
                <FileJson aria-hidden />
                {MESSAGES.openApi}
              </a>
            </Button>
          </Part>
        </div>
        <Contents parts={Object.values(PARTS)} />
      </div>
    </SitePage>
  );
}

function Errors() {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {ERRORS.map(({ status, text }) => (
        <div key={status} className="flex gap-5 px-5 py-3">
          <dt className="font-mono font-semibold tabular-nums">{status}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} tabIndex={-1} className="grid scroll-mt-24 gap-4">
      <div>
        <h2 className="font-display text-xl">{title}</h2>
        {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
