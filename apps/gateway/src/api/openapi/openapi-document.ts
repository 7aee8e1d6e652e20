import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_TYPE, Problem } from '../../pipeline/errors/problem';
import { documentVersion } from '../../pipeline/api-versions/api-version';
import { documentKeys } from '../../pipeline/idempotency/idempotency-parameter';
import { SECURITY } from '../../pipeline/sessions/access.decorator';
import { dtoSchemas, refTo } from './dto-schemas';
import { refusalRef, refusalResponses, refusalsOf } from './refusals-of';

/** What the names beside a key mean, which each call has in its `security`. */
const SCOPES =
  'Una clave de API. Cada llamada dice qué permiso pide: menus:read (ver menús), menus:write (cambiar menús; incluye verlos), analytics:read (ver analytics) o webhooks (administrar webhooks).';

/** The HTTP interface as OpenAPI 3.1, from the controllers and the rules of their DTOs. */
export function openApiDocument(app: INestApplication, url: string, cookie: string): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('API de CartaViva')
    .setDescription('Menús digitales con códigos QR.')
    .setVersion('1.0.0')
    .addServer(url)
    .addCookieAuth(cookie, { type: 'apiKey', in: 'cookie' }, SECURITY.session)
    .addBearerAuth({ type: 'http', bearerFormat: 'cv_live_…', description: SCOPES }, SECURITY.key)
    .addSecurityRequirements(SECURITY.session)
    .build();
  const document = SwaggerModule.createDocument(app, frame);
  for (const [path, operations] of Object.entries(document.paths)) {
    documentKeys(operations);
    documentVersion(path, operations);
    for (const [method, operation] of Object.entries(operations)) {
      if (isOperation(operation)) documentRefusals(method, operation);
    }
  }
  const mentioned = Object.keys(document.components?.schemas ?? {});
  const schemas = dtoSchemas([...mentioned, Problem.name]);
  const components = { ...document.components, schemas, responses: refusalResponses() };
  return { ...document, components } as OpenAPIObject;
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponseObject = Extract<Operation['responses'][string], { description: string }>;

/** The refusals that a route declares and those of its kind, each where all calls refer to. */
function documentRefusals(method: string, operation: Operation): void {
  // A route and its controller may both say how callers are known.
  const ways = operation.security?.map((way) => [Object.keys(way).join(), way] as const);
  if (ways) operation.security = [...new Map(ways).values()];
  const declared = Object.keys(operation.responses).map(Number);
  const refusals = declared.filter((status) => status >= 400);
  for (const status of [...refusals, ...refusalsOf(method, operation)]) {
    const own = operation.responses[status];
    operation.responses[status] = own && 'content' in own ? alsoAsProblem(own) : refusalRef(status);
  }
}

/** A refusal that is written for people, too: a page. */
const alsoAsProblem = ({ content, ...rest }: ResponseObject): ResponseObject => ({
  ...rest,
  content: { ...content, [PROBLEM_TYPE]: { schema: refTo(Problem) } },
});

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value;
