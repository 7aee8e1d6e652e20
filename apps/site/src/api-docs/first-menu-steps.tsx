import { PageLink } from '../frame/page-link';
import { STEPS } from './first-menu';
import { MethodLine } from './method-line';
import { addressOf, OPERATIONS } from './operation';
import { OperationSamples } from './operation-samples';

/** Number of the first call. Step 1 creates the key and sets the variables of the examples. */
const FIRST_STEP = 2;

export function FirstMenu() {
  const steps = STEPS.flatMap(({ call, text }) => {
    const operation = OPERATIONS.find(({ name }) => name === call);
    return operation ? [{ operation, text }] : [];
  });
  return steps.map(({ operation, text }, at) => (
    <div key={operation.id} className="grid gap-2">
      <p className="max-w-prose text-ink-soft">
        {at + FIRST_STEP}. {text}
      </p>
      <MethodLine operation={operation}>
        <PageLink to={addressOf(operation)} className="text-accent underline underline-offset-4">
          {operation.summary}
        </PageLink>
      </MethodLine>
      <OperationSamples operation={operation} />
    </div>
  ));
}
