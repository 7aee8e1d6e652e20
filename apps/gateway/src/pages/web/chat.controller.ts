import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { Public } from '../../pipeline/sessions/access.decorator';

const GREETING = 'Hola, quiero saber más sobre CartaViva.';

/**
 * Redirects to a WhatsApp chat with a prepared greeting. Pages do not contain the phone number (specification §1).
 */
@ApiExcludeController()
@Public()
@Controller('chat')
export class ChatController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @Get()
  chat(@Res() reply: FastifyReply): void {
    const text = encodeURIComponent(GREETING);
    void reply
      .header('cache-control', 'no-cache')
      .redirect(`https://wa.me/${this.config.SUPPORT_WHATSAPP}?text=${text}`, 302);
  }
}
