import { Button } from '@cartaviva/ui';
import { FileJson } from 'lucide-react';
import type { ReactNode } from 'react';
import { SitePage } from '../frame/site-page';
import { CodeBlock } from './code-block';
import { EndpointCard } from './endpoint-card';
import { ENDPOINTS, ERRORS, PROBLEM } from './endpoints';
import { MESSAGES, signInExample } from './messages';

/** The calls that exist, with what they take and answer (specification §2, "API documentation"). */
export default function ApiDocsScreen() {
  const base = window.location.origin;
  const { base: address, session, calls, errors, openApi } = MESSAGES;
  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      <div className="grid max-w-190 gap-12">
        <Part title={address.title} text={address.text}>
          <CodeBlock>{base}</CodeBlock>
        </Part>
        <Part title={session.title} text={session.text}>
          <CodeBlock>{signInExample(base)}</CodeBlock>
        </Part>
        <Part title={calls}>
          {ENDPOINTS.map((endpoint) => (
            <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
          ))}
        </Part>
        <Part title={errors.title} text={errors.text}>
          <CodeBlock>{JSON.stringify(PROBLEM, null, 2)}</CodeBlock>
          <dl className="divide-y divide-line rounded-card border border-line bg-surface">
            {ERRORS.map(({ status, text }) => (
              <div key={status} className="flex gap-5 px-5 py-3">
                <dt className="font-mono font-semibold tabular-nums">{status}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={openApi.title} text={openApi.text}>
          <Button asChild variant="secondary" className="justify-self-start">
            <a href="/api/openapi.json">
              <FileJson aria-hidden />
              {openApi.link}
            </a>
          </Button>
        </Part>
      </div>
    </SitePage>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="font-display text-xl">{title}</h2>
        {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
