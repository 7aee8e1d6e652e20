import {
  ApiKeyDigest,
  CreateApiKey,
  identity,
  Nothing,
  RevokeApiKey,
  RotateApiKey,
  type ApiKeyOwner,
  type ApiKeyView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ApiKeyOwnersService } from './api-key-owners.service';
import { ApiKeysService } from './api-keys.service';

/** Manages API keys. `find` looks a key up by its SHA-256 digest; possession of the key proves identity. */
@Controller()
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly holders: ApiKeyOwnersService,
  ) {}

  @Handles(identity.apiKey.list)
  list(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<ApiKeyView[]> {
    return this.keys.list(context);
  }

  @Handles(identity.apiKey.create)
  create(@Payload() request: CreateApiKey, @Ctx() context: MessageContext): Promise<ApiKeyView> {
    return this.keys.create(context, request);
  }

  @Handles(identity.apiKey.rotate)
  rotate(@Payload() request: RotateApiKey, @Ctx() context: MessageContext): Promise<ApiKeyView> {
    return this.keys.rotate(context, request);
  }

  @Handles(identity.apiKey.revoke)
  async revoke(@Payload() request: RevokeApiKey, @Ctx() context: MessageContext): Promise<Nothing> {
    await this.keys.revoke(context, request);
    return {};
  }

  @Handles(identity.apiKey.find)
  async find(@Payload() { digest }: ApiKeyDigest): Promise<{ holder: ApiKeyOwner | null }> {
    return { holder: await this.holders.find(digest) };
  }
}
