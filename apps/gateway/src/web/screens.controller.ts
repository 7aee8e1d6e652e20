import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type GatewayConfig, type Remote } from '../config';
import { Public } from '../sessions/access.decorator';
import { SCREENS } from './screens';

@ApiExcludeController()
@Public()
@Controller()
export class ScreensController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** The shell, which reads the address and draws the screen. */
  @Get(SCREENS)
  screen(@Res() reply: FastifyReply): void {
    void reply.sendFile('index.html');
  }

  /** Where the shell finds its remotes, wherever they are deployed. */
  @Get('remotes.json')
  remotes(@Res() reply: FastifyReply): void {
    const remotes: readonly Remote[] = this.config.REMOTES;
    void reply.header('cache-control', 'no-cache').send(remotes);
  }
}
