import { TemplateView } from '@cartaviva/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Templates } from './templates';

@ApiTags('Plantillas')
@Public()
@Controller('api/menu-templates')
export class TemplatesController {
  constructor(private readonly templates: Templates) {}

  @Get()
  @Answers('Menús completos con los que empezar', {
    body: TemplateView,
    list: true,
    tagged: true,
  })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendEncoded(request, reply, await this.templates.get(request.id), 200);
  }
}
