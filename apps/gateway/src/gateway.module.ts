import { ObjectStorageModule } from '@cartaviva/object-storage';
import { PeriodicModule } from '@cartaviva/process';
import { producerQueues } from '@cartaviva/queues';
import { MessageClientModule } from '@cartaviva/redis-transport';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ApiModule } from './api/api.module';
import { CONFIG, type GatewayConfig } from './config';
import { OpsModule } from './ops/ops.module';
import { PagesModule } from './pages/pages.module';
import { PipelineModule } from './pipeline/pipeline.module';

@Global()
@Module({})
export class GatewayModule {
  static with(config: GatewayConfig): DynamicModule {
    const { REDIS_URL: redisUrl } = config;
    return {
      module: GatewayModule,
      imports: [
        MessageClientModule.forRoot({ redisUrl, role: 'gateway' }),
        PeriodicModule,
        ObjectStorageModule.forRoot(config),
        { ...producerQueues(redisUrl, 'images', 'emails', 'webhooks'), global: true },
        PipelineModule,
        OpsModule,
        ApiModule,
        PagesModule,
      ],
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
