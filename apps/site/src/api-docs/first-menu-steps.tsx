import { PageLink } from '../frame/page-link';
import { STEPS } from './first-menu';
import { MethodLine } from './method-line';
import { addressOf, OPERATIONS } from './operation';
import { OperationSamples } from './operation-samples';

/** The steps to the first published menu, each with its call in each language. */
export function FirstMenu() {
  return STEPS.flatMap(({ call, text }) => {
    const operation = OPERATIONS.find(({ name }) => name === call);
    if (!operation) return [];
    return (
      <div key={call} className="grid gap-2">
        <p className="max-w-prose text-ink-soft">{text}</p>
        <MethodLine operation={operation}>
          <PageLink to={addressOf(operation)} className="text-accent underline underline-offset-4">
            {operation.summary}
          </PageLink>
        </MethodLine>
        <OperationSamples operation={operation} />
      </div>
    );
  });
}
