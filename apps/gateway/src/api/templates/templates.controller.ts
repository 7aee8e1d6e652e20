import { menus } from '@cartaviva/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { Route } from '../forwarding/route.decorator';
import { Templates } from './templates';

@ApiTags('Plantillas')
@Controller()
export class TemplatesController {
  constructor(private readonly templates: Templates) {}

  @Route(menus.template.list)
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendEncoded(request, reply, await this.templates.get(request.id), 200);
  }
}
