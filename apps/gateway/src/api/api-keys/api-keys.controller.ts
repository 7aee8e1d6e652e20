import { ApiKeyView, CreateApiKeyRequest, CreatedApiKey, identity } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { apiKeyPrefix, digestOf, newApiKey } from '@cartaviva/secrets';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../pipeline/requests/device';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

/** API keys cannot create, list or revoke keys. Only signed-in owners can. */
@ApiTags('Claves de API')
@Controller('api/api-keys')
export class ApiKeysController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Mis claves de API, sin su parte secreta', { body: ApiKeyView, list: true })
  list(@Caller() caller: CallerContext): Promise<ApiKeyView[]> {
    return this.client.call(identity.apiKey.list, {}, caller);
  }

  @Post()
  @Located('/api/api-keys/{id}')
  @Answers('Crear una clave de API; se muestra entera esta única vez', {
    status: 201,
    body: CreatedApiKey,
  })
  async create(
    @Body() wanted: CreateApiKeyRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<CreatedApiKey> {
    const { key, secret } = newSecret();
    const about = { ...wanted, ...secret, userAgent: deviceOf(request) };
    return { ...(await this.client.call(identity.apiKey.create, about, caller)), key };
  }

  @Post(':apiKeyId/rotation')
  @Located('/api/api-keys/{id}')
  @Answers(
    'Renovar una clave de API: se muestra entera esta única vez; la anterior sirve 24 horas más',
    {
      status: 201,
      body: CreatedApiKey,
    },
  )
  async rotate(
    @Param('apiKeyId', IdPipe) apiKeyId: string,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<CreatedApiKey> {
    const { key, secret } = newSecret();
    const about = { apiKeyId, ...secret, userAgent: deviceOf(request) };
    return { ...(await this.client.call(identity.apiKey.rotate, about, caller)), key };
  }

  @Delete(':apiKeyId')
  @Answers('Revocar una clave de API', { status: 204 })
  async revoke(
    @Param('apiKeyId', IdPipe) apiKeyId: string,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const userAgent = deviceOf(request);
    await this.client.call(identity.apiKey.revoke, { apiKeyId, userAgent }, caller);
  }
}

/** Creates a key and the parts of it that identity-service stores. */
function newSecret() {
  const key = newApiKey();
  return { key, secret: { prefix: apiKeyPrefix(key), digest: digestOf(key) } };
}
