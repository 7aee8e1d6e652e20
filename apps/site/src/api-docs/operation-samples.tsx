import { exampleCallOf, LANGUAGES, type LanguageCode } from './examples';
import type { Operation } from './operation';
import { SamplesTabs } from './samples-tabs';

export function OperationSamples({ operation }: { operation: Operation }) {
  const call = exampleCallOf(operation);
  const codeIn = Object.fromEntries(
    LANGUAGES.map(({ code, write }) => [code, write(call)]),
  ) as Record<LanguageCode, string>;
  return <SamplesTabs example={operation.name} codeIn={codeIn} />;
}
