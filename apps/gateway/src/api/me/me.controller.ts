import { CallerView, identity } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CountedRequest } from '../../pipeline/api-keys/key-owners';
import { TakesAnyKey } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Claves de API')
@Controller('api/me')
export class MeController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesAnyKey()
  @Answers('De quién es la clave, y qué puede hacer', { body: CallerView })
  async get(@Caller() caller: CallerContext, @Req() request: CountedRequest): Promise<CallerView> {
    const user = await this.client.call(identity.user.get, {}, caller);
    const { actor } = caller;
    const holder = request.keyHolder?.();
    const member = actor.kind === 'user' ? actor.member : undefined;
    return {
      accountId: holder?.accountId ?? (actor.kind === 'user' ? actor.accountId : user.id),
      name: `${user.firstName} ${user.lastName}`.trim(),
      plan: holder?.plan ?? user.subscriptionPlan,
      role: holder ? null : (member?.role ?? 'owner'),
      key: holder
        ? {
            id: holder.apiKeyId,
            name: holder.name,
            scopes: [...holder.scopes],
            expiresAt: holder.expiresAt,
          }
        : null,
    };
  }
}
