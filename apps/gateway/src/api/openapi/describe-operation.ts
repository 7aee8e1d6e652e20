import type { ErrorCode } from '@cartaviva/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SECURITY } from '../../pipeline/sessions/access.decorator';
import { DECLARED_REFUSALS } from './answers.decorator';
import { codeSamples } from './code-samples';
import { keyWith } from './document-info';
import { exampleOf, type Schema } from './examples';
import { OPERATION_TEXTS } from './operation-texts/operation-texts';
import { PARAMETER_TEXTS } from './parameter-texts';
import type { RefusalResponses } from './refusal-responses';
import { byStatus, problemContent, refusalsOf } from './refusals-of';
import { answerHeaders, refusalHeaders } from './response-headers';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Described = Operation & Record<string, unknown>;
type Response = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
type Content = NonNullable<Response['content']>;
type Headers = NonNullable<Response['headers']>;

interface Alternatives {
  readonly $ref?: string;
  readonly oneOf?: readonly object[];
  readonly anyOf?: readonly object[];
}

const UNAVAILABLE_PAGE =
  '<!doctype html><html lang="es"><title>Este menú no está disponible</title></html>';

interface DescribedOperation {
  readonly url: string;
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly refusals: RefusalResponses;
}

/** Examples of text responses. Binary responses have none. */
const WRITTEN: Readonly<Record<string, string>> = {
  'text/csv':
    'Categoría,Nombre,Descripción,Precio\nPlatos fuertes,Sancocho,De siete carnes,350.00\n',
  'text/html': '<!doctype html><html lang="es"><title>La Cocina de Carmen</title></html>',
  'text/plain': 'PLATOS FUERTES\nSancocho 350\nMofongo 325\n',
  'text/event-stream': 'event: changed\ndata: {}\n\n',
};

/**
 * Completes the OpenAPI description that the decorators of a call started: security, parameters, bodies and all
 * responses.
 */
export function describeOperation(described: DescribedOperation): void {
  const { url, path, method, schemas } = described;
  const operation = described.operation as Described;
  const [text, ...refuses] = OPERATION_TEXTS[operation.operationId!] ?? [];
  const declared = (operation[DECLARED_REFUSALS] ?? []) as ErrorCode[];
  delete operation[DECLARED_REFUSALS];
  operation.description ||= text ?? `${operation.summary}.`;
  operation.security &&= securityOf(operation.security);
  for (const parameter of operation.parameters ?? [])
    if ('name' in parameter) describe(operation.operationId!, parameter);
  const { requestBody } = operation;
  if (requestBody && 'content' in requestBody) giveExamples(requestBody.content, schemas);
  for (const [code, response] of Object.entries(operation.responses)) {
    const status = Number(code);
    if (status >= 400 || !response || '$ref' in response) continue;
    giveExamples(response.content, schemas);
    const types = Object.keys(response.content ?? {});
    const hasVersion = tellsVersion(response.content?.['application/json']?.schema, schemas);
    const headers = answerHeaders(operation, { status, types, hasVersion });
    response.headers = headers as unknown as Headers;
  }
  const codes = [...refusalsOf(method, operation), ...declared, ...refuses];
  documentRefusals(operation, codes, described.refusals);
  operation['x-codeSamples'] = codeSamples({ url, method, path, operation, schemas });
}

/** Returns true if the body is, or can be, a single object with a version. */
function tellsVersion(schema: object = {}, schemas: DescribedOperation['schemas']): boolean {
  const { $ref, oneOf = [], anyOf = oneOf } = schema as Alternatives;
  if ($ref)
    return 'version' in ((schemas[$ref.split('/').at(-1)!]?.['properties'] ?? {}) as object);
  return anyOf.some((one) => tellsVersion(one, schemas));
}

/** Merges the security of a route and its controller. A key must have all of the named scopes. */
function securityOf(ways: NonNullable<Operation['security']>) {
  const named = ways.map((way) => {
    const scopes = way[SECURITY.key];
    return scopes ? Object.fromEntries(scopes.map((scope) => [keyWith(scope), []])) : way;
  });
  return [...new Map(named.map((way) => [Object.keys(way).join(), way])).values()];
}

function describe(
  operationId: string,
  parameter: Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>,
) {
  const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
  const { description, example, schema } = {
    ...PARAMETER_TEXTS[name],
    ...PARAMETER_TEXTS[`${operationId} ${name}`],
  };
  if (description) parameter.description ??= description;
  if (example !== undefined) parameter.example ??= example;
  if (schema) parameter.schema = { ...parameter.schema, ...schema };
}

function giveExamples(content: Content | undefined, schemas: DescribedOperation['schemas']): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    const example =
      type === 'application/json' && media.schema
        ? exampleOf(media.schema as Schema, schemas)
        : WRITTEN[type];
    if (example !== undefined) media.example ??= example;
  }
}

/**
 * Adds each error response as a reference to a shared component. A response with its own HTML page is described in
 * place.
 */
function documentRefusals(
  operation: Operation,
  codes: readonly ErrorCode[],
  refusals: RefusalResponses,
) {
  const { responses } = operation;
  const isRedirect = !Object.keys(responses).some((status) => status.startsWith('2'));
  for (const [status, those] of byStatus(codes)) {
    const own = responses[status];
    if (own && 'content' in own) {
      refusals.remember(those);
      for (const media of Object.values(own.content ?? {})) media.example ??= UNAVAILABLE_PAGE;
      const content = { ...own.content, ...problemContent(those) } as Content;
      const headers = refusalHeaders(status) as unknown as Headers;
      responses[status] = { ...own, headers, content };
    } else responses[status] = refusals.refTo(status, those);
  }
  // A redirect has no 2xx response. OpenAPI linters require another response beside it.
  if (isRedirect) responses['default'] = refusals.refTo(500, ['INTERNAL']);
}
