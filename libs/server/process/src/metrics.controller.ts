import { Controller, Get, Header } from '@nestjs/common';
import { register } from 'prom-client';

/** Metrics for Prometheus, only on the private port. */
@Controller('metrics')
export class MetricsController {
  @Get()
  @Header('Content-Type', register.contentType)
  metrics(): Promise<string> {
    return register.metrics();
  }
}
