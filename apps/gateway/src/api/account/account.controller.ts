import {
  AccountEventView,
  AccountView,
  DeleteAccountRequest,
  identity,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../../pipeline/requests/device';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { AccountExports } from './account-exports';

@ApiTags('Cuenta')
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly exports: AccountExports,
  ) {}

  @Get()
  @Answers('Cómo está mi cuenta: si se va a borrar y cuándo', { body: AccountView })
  get(@CallerThemself() caller: CallerContext): Promise<AccountView> {
    return this.client.call(identity.account.get, {}, caller);
  }

  @Get('activity')
  @Paged({ whole: true })
  @Answers('La actividad reciente de mi cuenta', { body: AccountEventView, list: true })
  activity(@CallerThemself() caller: CallerContext): Promise<AccountEventView[]> {
    return this.client.call(identity.account.activity, {}, caller);
  }

  @Get('export')
  @Answers('Descargar todo lo mío: datos e imágenes', { produces: ['application/zip'] })
  async export(@CallerThemself() caller: CallerContext, @Res() reply: FastifyReply): Promise<void> {
    const zip = await this.exports.open(caller);
    void reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="cartaviva-mis-datos.zip"')
      .send(zip);
  }

  @Post('deletion-code')
  @Answers('Pedir el código para borrar mi cuenta, cuando no tengo contraseña', { status: 202 })
  async mailDeletionCode(@CallerThemself() caller: CallerContext): Promise<void> {
    await this.client.call(identity.account.mailDeletionCode, {}, caller);
  }

  @Delete()
  @Limited('proof')
  @Answers('Borrar mi cuenta; lo mío se puede descargar durante 30 días', {
    status: 202,
    body: AccountView,
  })
  delete(
    @Body() proof: DeleteAccountRequest,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<AccountView> {
    const onDevice = { ...proof, userAgent: deviceOf(request) };
    return this.hashingLimiter.call(identity.account.delete, onDevice, caller);
  }

  @Post('cancel-deletion')
  @Answers('Conservar mi cuenta, que se iba a borrar', { body: AccountView })
  cancelDeletion(
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<AccountView> {
    const userAgent = deviceOf(request);
    return this.client.call(identity.account.cancelDeletion, { userAgent }, caller);
  }
}
