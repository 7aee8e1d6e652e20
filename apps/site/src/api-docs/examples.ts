import type { ExampleCall } from './languages/example-call';
import { curlExample } from './languages/curl';
import { phpExample } from './languages/php';
import { pythonExample } from './languages/python';
import { typeScriptExample } from './languages/typescript';
import { resolved, type Operation, type Schema } from './operation';
import { BODIES, FILES, OwnFile, ImageForm, QUERIES, type SampleBody } from './samples';

/** Returns the variable of the examples for a path parameter: `menuId` becomes `$MENU_ID`. */
const variableOf = (parameter: string) =>
  CONSTANTS[parameter] ?? `$${parameter.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
const CONSTANTS: Readonly<Record<string, string>> = { language: 'en' };

export function exampleCallOf(operation: Operation): ExampleCall {
  const { name, method, path, answer } = operation;
  const body = sampleBodyOf(operation);
  const file = Object.keys(answer.content).map((type) => FILES[type])[0];
  const named = path.replace(/\{(\w+)\}/g, (_, parameter: string) => variableOf(parameter));
  return {
    method,
    path: named + (QUERIES[name] ?? ''),
    isEmpty: Object.keys(answer.content).length === 0,
    ...(body && { body }),
    ...(file && { file }),
  };
}

/** Returns the body of an example: a handwritten one, or else the example in the document. */
export function sampleBodyOf({ name, body }: Operation): SampleBody | undefined {
  const [first] = Object.entries(body);
  if (!first) return undefined;
  const [type, { schema, example }] = first;
  if (name in BODIES) return BODIES[name];
  if (type === 'multipart/form-data') return new ImageForm('mofongo.jpg');
  if (type !== 'application/json') return new OwnFile('mofongo.jpg');
  return (example ?? exampleOf(schema)) as object;
}

/** Builds a value from the examples in a schema, with only its required fields. */
export function exampleOf(written: Schema): unknown {
  const schema = resolved(written);
  const { example, examples, properties = {}, required = [], items } = schema;
  const given = example ?? examples?.[0] ?? schema.default ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (items) return [exampleOf(items)];
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(wanted.map(([name, property]) => [name, exampleOf(property)]));
}

/** Languages of the examples. `code` marks the blocks of the page. */
export const LANGUAGES = [
  { code: 'curl', name: 'curl', write: curlExample },
  { code: 'typescript', name: 'TypeScript', write: typeScriptExample },
  { code: 'python', name: 'Python', write: pythonExample },
  { code: 'php', name: 'PHP', write: phpExample },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
