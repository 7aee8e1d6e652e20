import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from '../src/api/openapi/openapi-document';
import { documentFrame } from '../src/api/openapi/serve-openapi';
import { readGatewayConfig } from '../src/config';
import { GatewayModule } from '../src/gateway.module';

/** Public address of the gateway in the previewed document. */
export const PREVIEWED_URL = 'https://cartaviva.test';

const newSecret = () => randomBytes(32).toString('hex');

/** Builds the API document from modules in preview mode, which opens no connections. */
export async function previewedDocument(): Promise<OpenAPIObject> {
  const [secret, key] = [newSecret(), newSecret()];
  const trial = readGatewayConfig({
    OPS_PORT: '1',
    PUBLIC_URL: PREVIEWED_URL.replace('https:', 'http:'),
    SESSION_SECRET: secret,
    MESSAGE_KEY: key,
    REDIS_URL: `redis://gateway:${secret}@127.0.0.1:1`,
    OBJECTS_DIR: '/none',
    WEB_DIR: '/none',
  });
  const config = { ...trial, PUBLIC_URL: PREVIEWED_URL };
  const options = { preview: true, abortOnError: false, logger: false as const };
  const app = await NestFactory.create(GatewayModule.with(config), new FastifyAdapter(), options);
  return openApiDocument(app, documentFrame(config));
}
