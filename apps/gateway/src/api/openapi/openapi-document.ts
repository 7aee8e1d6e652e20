import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { documentVersion } from '../../pipeline/api-versions/api-version';
import { Problem } from '../../pipeline/errors/problem';
import { documentKeys } from '../../pipeline/idempotency/idempotency-parameter';
import { SECURITY } from '../../pipeline/sessions/access.decorator';
import { describeOperation } from './describe-operation';
import {
  documentInfo,
  documentServers,
  KEY_SCHEMES,
  SESSION_DESCRIPTION,
  TAGS,
} from './document-info';
import { dtoSchemas } from './dto-schemas';
import { operationIdOf, uniqueOperationId } from './operation-ids';
import { describePartialAnswers } from './partial-answers';
import { RefusalResponses } from './refusal-responses';
import { HEADERS } from './response-headers';
import { shareParameters } from './shared-parameters';

export interface DocumentFrame {
  /** Public address, without a trailing slash. */
  readonly url: string;
  readonly cookie: string;
  readonly supportEmail: string;
  /** Section `webhooks`: requests that integrators receive. */
  readonly webhooks?: Readonly<Record<string, object>>;
}

/** Generates the OpenAPI 3.1 document from the controllers and the rules of their DTOs. */
export function openApiDocument(app: INestApplication, frame: DocumentFrame): OpenAPIObject {
  const { url, cookie, supportEmail, webhooks } = frame;
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth(
      cookie,
      { type: 'apiKey', in: 'cookie', description: SESSION_DESCRIPTION },
      SECURITY.session,
    )
    .addSecurityRequirements(SECURITY.session)
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: operationIdOf,
  });
  for (const operation of listOperations(document)) describePartialAnswers(operation);
  const declared = Object.keys(document.components?.schemas ?? {});
  const mentioned = [...JSON.stringify([document.paths, webhooks]).matchAll(SCHEMA)];
  const names = mentioned.map(([, name]) => name!);
  const schemas = dtoSchemas([...declared, ...names, Problem.name]);
  const refusals = new RefusalResponses();
  const described: Operation[] = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    documentKeys(operations);
    documentVersion(path, operations);
    for (const [method, operation] of Object.entries(operations)) {
      if (!isOperation(operation)) continue;
      operation.operationId = uniqueOperationId(operation.operationId!, path);
      describeOperation({ url, path, method, operation, schemas, refusals });
      described.push(operation);
    }
  }
  const securitySchemes = { ...document.components?.securitySchemes, ...KEY_SCHEMES };
  const { responses, examples } = refusals;
  return {
    ...document,
    info: documentInfo(url, supportEmail),
    servers: documentServers(url),
    tags: [...TAGS],
    ...(webhooks && { webhooks }),
    components: {
      securitySchemes,
      parameters: shareParameters(described),
      headers: usedHeaders(document, responses),
      responses,
      examples,
      schemas,
    },
  } as unknown as OpenAPIObject;
}

const SCHEMA = /"#\/components\/schemas\/(\w+)"/g;

function usedHeaders(document: OpenAPIObject, responses: object) {
  const written = JSON.stringify([document.paths, responses]);
  return Object.fromEntries(
    Object.entries(HEADERS).filter(([name]) => written.includes(`"#/components/headers/${name}"`)),
  );
}

const listOperations = ({ paths }: OpenAPIObject) =>
  Object.values(paths).flatMap((operations) => Object.values(operations).filter(isOperation));

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value;
