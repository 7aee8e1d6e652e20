import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_TYPE, Problem } from '../errors/problem';
import { tellOfKeys } from '../idempotency/idempotency-parameter';
import { SECURITY } from '../sessions/access.decorator';
import { dtoSchemas, refTo } from './dto-schemas';

/** What every call may answer instead of what it is for. */
const refusal = {
  description: 'La llamada fue rechazada; `error` dice por qué',
  content: { [PROBLEM_TYPE]: { schema: refTo(Problem) } },
};

/** The HTTP interface as OpenAPI 3.1, from the controllers and the rules of their DTOs. */
export function openApiDocument(app: INestApplication, url: string, cookie: string): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('API de CartaViva')
    .setDescription('Menús digitales con códigos QR.')
    .setVersion('1.0.0')
    .addServer(url)
    .addCookieAuth(cookie, { type: 'apiKey', in: 'cookie' }, SECURITY.session)
    .addBearerAuth({ type: 'http', bearerFormat: 'cv_live_…' }, SECURITY.key)
    .addSecurityRequirements(SECURITY.session)
    .build();
  const document = SwaggerModule.createDocument(app, frame);
  for (const operations of Object.values(document.paths)) {
    tellOfKeys(operations);
    for (const operation of Object.values(operations)) {
      if (hasResponses(operation)) operation.responses['default'] = refusal;
    }
  }
  const mentioned = Object.keys(document.components?.schemas ?? {});
  const schemas = dtoSchemas([...mentioned, Problem.name]);
  return { ...document, components: { ...document.components, schemas } };
}

const hasResponses = (value: unknown): value is { responses: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'responses' in value;
