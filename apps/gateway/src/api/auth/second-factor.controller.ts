import {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  identity,
  RecoveryCodesView,
  RemoveSecondFactorRequest,
  SecondFactorSetup,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { deviceOf } from '../../pipeline/requests/device';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Cuenta')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly session: BrowserSession,
  ) {}

  @Post()
  @Limited('proof')
  @Answers('Empezar a poner la verificación en dos pasos', { body: SecondFactorSetup })
  begin(
    @Body() request: BeginSecondFactorRequest,
    @CallerThemself() caller: CallerContext,
  ): Promise<SecondFactorSetup> {
    return this.hashingLimiter.call(identity.secondFactor.begin, request, caller);
  }

  @Post('confirm')
  @Limited('proof')
  @Answers('Poner la verificación en dos pasos; cierra las demás sesiones', {
    body: RecoveryCodesView,
  })
  confirm(
    @Body() confirmation: ConfirmSecondFactorRequest,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesView> {
    const here = {
      currentSessionId: this.session.currentId(request),
      userAgent: deviceOf(request),
    };
    return this.client.call(identity.secondFactor.confirm, { ...confirmation, ...here }, caller);
  }

  @Delete()
  @Limited('proof')
  @Answers('Quitar la verificación en dos pasos', { status: 204 })
  async remove(
    @Body() proof: RemoveSecondFactorRequest,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const onDevice = { ...proof, userAgent: deviceOf(request) };
    await this.hashingLimiter.call(identity.secondFactor.remove, onDevice, caller);
  }
}
