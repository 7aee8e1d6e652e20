import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerThemself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { AccountExports } from './account-exports';

@ApiTags('Cuenta')
@Controller('api/account/export')
export class AccountController {
  constructor(private readonly exports: AccountExports) {}

  @Get()
  @Answers('Descargar todo lo mío: datos e imágenes', { produces: ['application/zip'] })
  async export(@CallerThemself() caller: CallerContext, @Res() reply: FastifyReply): Promise<void> {
    const zip = await this.exports.open(caller);
    void reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="cartaviva-mis-datos.zip"')
      .send(zip);
  }
}
