import { DomainError } from '@cartaviva/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../pipeline/sessions/access.decorator';
import { GatewayHealth } from './gateway-health';

@ApiExcludeController()
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: GatewayHealth) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  ready(): { status: 'ok' } {
    if (!this.health.isReady) throw new DomainError('UNAVAILABLE');
    return { status: 'ok' };
  }
}
