import { Controller, Get, Header } from '@nestjs/common';
import { register } from 'prom-client';

/** What Prometheus reads, on the private port alone. */
@Controller('metrics')
export class MetricsController {
  @Get()
  @Header('Content-Type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
