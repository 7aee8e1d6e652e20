import { Button } from '@cartaviva/ui';
import { BookOpen, FileJson } from 'lucide-react';
import { useId } from 'react';
import { SitePage } from '../frame/site-page';
import { ORIGIN } from '@cartaviva/ui/page-head';
import { CodeBlock } from './code-block';
import { FoldableCode } from './foldable-code';
import {
  GROUP_TEXTS,
  HOURLY_LIMITS,
  LIMIT_HEADERS,
  MESSAGES,
  PAGE_HEADERS,
  PARTS,
  variables,
} from './messages';
import { GROUPS } from './operation';
import { OperationCard } from './operation-card';
import { Part, Terms } from './part';
import { ERRORS, PROBLEM } from './problem';
import { SideNavigation } from './side-navigation';
import { CHECKS, DELIVERY } from './webhook-check';

/** Where the API is: known to the browser, and put in by the gateway in what was written out. */
const base = () => (typeof window === 'undefined' ? ORIGIN : window.location.origin);

/** Every call that takes a key, drawn from the OpenAPI document (specification §2, "API documentation"). */
export default function ApiDocsScreen() {
  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_260px]">
        <SideNavigation />
        <div className="grid min-w-0 content-start gap-14 lg:col-start-1 lg:row-start-1">
          <Part {...PARTS.start}>
            <CodeBlock>{variables(base())}</CodeBlock>
          </Part>
          <Part {...PARTS.keys} />
          {GROUPS.map(({ id, tag, operations }) => (
            <Part key={id} id={id} title={tag} text={GROUP_TEXTS[tag] ?? []}>
              {operations.map((operation) => (
                <OperationCard key={operation.id} operation={operation} />
              ))}
            </Part>
          ))}
          <Part {...PARTS.paging}>
            <CodeBlock>{PAGE_HEADERS}</CodeBlock>
          </Part>
          <Part {...PARTS.limits}>
            <Terms terms={HOURLY_LIMITS} />
            <CodeBlock>{LIMIT_HEADERS}</CodeBlock>
          </Part>
          <Part {...PARTS.errors}>
            <CodeBlock>{JSON.stringify(PROBLEM, null, 2)}</CodeBlock>
            <Terms terms={ERRORS} />
          </Part>
          <Part {...PARTS.idempotency} />
          <Part {...PARTS.versions} />
          <Part {...PARTS.webhooks}>
            <CodeBlock>{DELIVERY}</CodeBlock>
            <WebhookChecks />
          </Part>
          <Part {...PARTS.openApi}>
            <div className="flex flex-wrap gap-3">
              <Button asChild variant="secondary">
                <a href="/api/openapi.json">
                  <FileJson aria-hidden />
                  {MESSAGES.openApi}
                </a>
              </Button>
              <Button asChild variant="secondary">
                <a href="/api/docs">
                  <BookOpen aria-hidden />
                  {MESSAGES.explorer}
                </a>
              </Button>
            </div>
          </Part>
        </div>
      </div>
    </SitePage>
  );
}

function WebhookChecks() {
  const group = useId();
  const checks = [
    { title: 'JavaScript', code: CHECKS.javascript, example: 'webhook javascript' },
    { title: 'Python', code: CHECKS.python, example: 'webhook python' },
  ];
  return (
    <div>
      {checks.map((check, at) => (
        <FoldableCode key={check.title} group={group} open={at === 0} {...check} />
      ))}
    </div>
  );
}
