import { CreateApiKeyRequest, identity, type CreatedApiKey } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { apiKeyPrefix, digestOf, newApiKey } from '@cartaviva/secrets';
import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../pipeline/requests/device';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

/** Generates keys. Only the reply to their owner contains them. */
@ApiTags('Claves de API')
@Controller()
export class ApiKeysController {
  constructor(private readonly client: MessageClient) {}

  @Route(identity.apiKey.create)
  async create(
    @Body() wanted: CreateApiKeyRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<CreatedApiKey> {
    const { key, secret } = newSecret();
    const about = { ...wanted, ...secret, userAgent: deviceOf(request) };
    return { ...(await this.client.call(identity.apiKey.create, about, caller)), key };
  }

  @Route(identity.apiKey.rotate)
  async rotate(
    @Param('apiKeyId', IdPipe) apiKeyId: string,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<CreatedApiKey> {
    const { key, secret } = newSecret();
    const about = { apiKeyId, ...secret, userAgent: deviceOf(request) };
    return { ...(await this.client.call(identity.apiKey.rotate, about, caller)), key };
  }
}

/** Creates a key and the parts of it that identity-service stores. */
function newSecret() {
  const key = newApiKey();
  return { key, secret: { prefix: apiKeyPrefix(key), digest: digestOf(key) } };
}
