import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

/**
 * Moves each parameter that several operations share to the components and replaces it with a reference. If two
 * different parameters have the same name, the later one gets its operation ID as a suffix.
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
