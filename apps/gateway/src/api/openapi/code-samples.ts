import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf, type Schema } from './examples';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What a sample is written from. */
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

/** How the call is made, for tools that show `x-codeSamples` beside it. */
export function codeSamples(call: SampledCall) {
  return [
    { lang: 'Shell', label: 'curl', source: curlOf(call) },
    { lang: 'TypeScript', label: '@cartaviva/sdk', source: typescriptOf(call) },
  ];
}

const shown = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlOf(call: SampledCall): string {
  const { url, method, path, operation } = call;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.name === name)?.example)),
  );
  const asked = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(asked.map(({ name, example }) => [name, String(example)]));
  const [type, body] = bodyOf(call);
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${shown(`${url}${address}${query.size > 0 ? `?${query}` : ''}`)}`,
    ...credentialsOf(operation),
    ...(type ? [`-H ${shown(`Content-Type: ${type}`)}`] : []),
    ...(body === undefined
      ? type
        ? ['--data-binary @archivo']
        : []
      : [`-d ${shown(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}

function credentialsOf({ security }: Operation): string[] {
  const ways = security?.flatMap((way) => Object.keys(way)) ?? ['session'];
  if (ways.some((way) => way.startsWith('apiKey'))) {
    return ['-H "Authorization: Bearer $CARTAVIVA_KEY"'];
  }
  return ways.includes('session') ? ['--cookie "$CARTAVIVA_COOKIE"'] : [];
}

function typescriptOf(call: SampledCall): string {
  const { method, path, operation } = call;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const named = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (one.required ?? false))
        .map(({ name, example }) => [name, example]),
    );
  const places = { path: named('path'), query: named('query') };
  const params = Object.fromEntries(
    Object.entries(places).filter(([, inner]) => Object.keys(inner).length > 0),
  );
  const [type, body] = bodyOf(call);
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
  const argument = Object.keys(options).length > 0 ? `, ${JSON.stringify(options, null, 2)}` : '';
  const bytes = type && body === undefined ? ', { body: archivo }' : argument;
  return `const { data, error } = await cartaViva.${method.toUpperCase()}('${path}'${bytes});`;
}

/** The type of what is sent and an example of it; no example of bytes, and neither where nothing is sent. */
function bodyOf({ operation, schemas }: SampledCall): [type?: string, body?: unknown] {
  const { requestBody } = operation;
  if (!requestBody || !('content' in requestBody)) return [];
  const [entry] = Object.entries(requestBody.content);
  if (!entry) return [];
  const [type, { schema }] = entry;
  if (type !== 'application/json') return [type.replace('*', 'jpeg')];
  return [type, exampleOf(schema as Schema, schemas)];
}
