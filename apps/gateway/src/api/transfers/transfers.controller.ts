import {
  identity,
  OfferedTransferView,
  ProposeTransferRequest,
  TransferView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { PasswordHashingLimiter } from '../../pipeline/limits/password-hashing-limiter';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { deviceOf } from '../../pipeline/requests/device';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

/**
 * Transfers an account to another owner (docs/adr/0034). The owner proposes a transfer with a session. The recipient
 * answers it personally, regardless of the account that their session acts for.
 */
@ApiTags('Personas')
@Controller('api/transfers')
export class TransfersController {
  constructor(
    private readonly client: MessageClient,
    private readonly hashingLimiter: PasswordHashingLimiter,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Las cuentas que me proponen recibir', { body: OfferedTransferView, list: true })
  offered(@CallerThemself() caller: CallerContext): Promise<OfferedTransferView[]> {
    return this.client.call(identity.transfer.offered, {}, caller);
  }

  @Post()
  @Limited('proof')
  @Located('/api/transfers/{id}')
  @Answers('Proponer el traspaso de la cuenta a uno de sus administradores', {
    status: 201,
    body: TransferView,
    refuses: ['PERSON_NOT_FOUND', 'TRANSFER_TO_ADMINISTRATORS', 'TRANSFER_OPEN', 'ACCOUNT_CLOSING'],
  })
  propose(
    @Body() proposed: ProposeTransferRequest,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<TransferView> {
    const onDevice = { ...proposed, userAgent: deviceOf(request) };
    return this.hashingLimiter.call(identity.transfer.propose, onDevice, caller);
  }

  @Post('code')
  @Answers('Pedir el código para traspasar la cuenta, cuando no tengo contraseña', {
    status: 202,
    refuses: ['ACCOUNT_CLOSING'],
  })
  async mailCode(@Caller() caller: CallerContext): Promise<void> {
    await this.client.call(identity.transfer.mailCode, {}, caller);
  }

  @Post(':transferId/accept')
  @Answers('Recibir la cuenta y trabajar desde ahora en ella, con esta sesión', {
    status: 204,
    refuses: ['ACCOUNT_CLOSING', 'EMAIL_NOT_VERIFIED'],
  })
  async accept(
    @Param('transferId', IdPipe) transferId: string,
    @CallerThemself() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { accountId } = await this.client.call(identity.transfer.accept, { transferId }, caller);
    const asked = { accountId, currentSessionId: this.browser.currentId(request) };
    const signedIn = await this.client.call(identity.membership.enter, asked, caller);
    this.browser.replace(signedIn, request, reply);
  }

  @Delete(':transferId')
  @Answers('Retirar el traspaso que propuse, o rechazar el que me proponen', { status: 204 })
  async end(
    @Param('transferId', IdPipe) transferId: string,
    @CallerThemself() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.transfer.end, { transferId }, caller);
  }
}
