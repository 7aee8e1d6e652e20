import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

/**
 * Moves each parameter that several operations have alike to the components, and lets the operations refer to
 * it. One of two that share a name and differ is called after the first operation that has it, too.
 * @returns the section `parameters` of the components
 */
export function shareParameters(operations: readonly Operation[]): Record<string, Parameter> {
  const all = operations.flatMap(({ parameters = [] }) => parameters.map(textOf));
  const isShared = (text: string) => all.indexOf(text) !== all.lastIndexOf(text);
  const shared: Record<string, Parameter> = {};
  const names = new Map<string, string>();
  for (const operation of operations) {
    operation.parameters &&= operation.parameters.map((parameter) => {
      const text = textOf(parameter);
      if (!('name' in parameter) || !isShared(text)) return parameter;
      const { name } = parameter;
      const known =
        names.get(text) ?? (name in shared ? `${name}.${operation.operationId!}` : name);
      names.set(text, known);
      shared[known] = parameter;
      return { $ref: `#/components/parameters/${known}` };
    });
  }
  return shared;
}

const textOf = (parameter: Parameter) => JSON.stringify(parameter);
