import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf, type Schema } from './examples';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

interface SampledCall {
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

/** Creates the request samples that tools show from `x-codeSamples`. */
export function codeSamples(call: SampledCall) {
  return [
    { lang: 'Shell', label: 'curl', source: curlOf(call) },
    { lang: 'TypeScript', label: '@cartaviva/sdk', source: typescriptOf(call) },
  ];
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlOf(call: SampledCall): string {
  const { url, method, path, operation } = call;
  const parameters = parametersOf(operation);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.name === name)?.example)),
  );
  const query = new URLSearchParams(
    Object.entries(requiredIn('query', parameters)).map(([name, value]) => [name, String(value)]),
  );
  const search = query.size > 0 ? `?${query}` : '';
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(`${url}${address}${search}`)}`,
    ...credentialsOf(operation),
    ...curlBodyOf(call),
  ].join(' \\\n  ');
}

function credentialsOf({ security }: Operation): string[] {
  const ways = security?.flatMap((way) => Object.keys(way)) ?? ['session'];
  if (ways.some((way) => way.startsWith('apiKey'))) {
    return ['-H "Authorization: Bearer $CARTAVIVA_KEY"'];
  }
  return ways.includes('session') ? ['--cookie "$CARTAVIVA_COOKIE"'] : [];
}

function curlBodyOf(call: SampledCall): string[] {
  const { type, json, files = [] } = bodyOf(call);
  if (!type) return [];
  if (files.length > 0) return files.map((name) => `-F ${quoted(`${name}=@archivo`)}`);
  const data = json === undefined ? '--data-binary @archivo' : `-d ${quoted(JSON.stringify(json))}`;
  return [`-H ${quoted(`Content-Type: ${type}`)}`, data];
}

function typescriptOf(call: SampledCall): string {
  const { method, path, operation } = call;
  const parameters = parametersOf(operation);
  const places = { path: requiredIn('path', parameters), query: requiredIn('query', parameters) };
  const params = Object.fromEntries(
    Object.entries(places).filter(([, named]) => Object.keys(named).length > 0),
  );
  const { type, json, files = [] } = bodyOf(call);
  const form = Object.fromEntries(files.map((name) => [name, FILE]));
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(type && { body: json ?? (files.length > 0 ? form : FILE) }),
  };
  const argument = Object.keys(options).length > 0 ? `, ${literal(options)}` : '';
  return `const { data, error } = await cartaViva.${method.toUpperCase()}('${path}'${argument});`;
}

const FILE = '@archivo';

const literal = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"([A-Za-z]\w*)":/g, '$1:')
    .replaceAll(`"${FILE}"`, 'archivo');

const parametersOf = ({ parameters = [] }: Operation) => parameters as Parameter[];

const requiredIn = (place: string, parameters: readonly Parameter[]) =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in === place && one.required)
      .map(({ name, example }) => [name, example]),
  );

/** Body of a request: a JSON example, the file fields of a form, or only the media type of raw bytes. */
interface SampledBody {
  readonly type?: string;
  readonly json?: unknown;
  readonly files?: readonly string[];
}

function bodyOf({ operation, schemas }: SampledCall): SampledBody {
  const { requestBody } = operation;
  if (!requestBody || !('content' in requestBody)) return {};
  const [entry] = Object.entries(requestBody.content);
  if (!entry) return {};
  const [type, { schema }] = entry;
  if (type === 'application/json') return { type, json: exampleOf(schema as Schema, schemas) };
  const { properties = {} } = schema as { properties?: object };
  return { type: type.replace('*', 'jpeg'), files: Object.keys(properties) };
}
