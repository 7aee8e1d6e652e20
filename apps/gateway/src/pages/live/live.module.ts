import { Module } from '@nestjs/common';
import { HealthModule } from '../../ops/health/health.module';
import { PublicMenusModule } from '../public-menus/public-menus.module';
import { LiveController } from './live.controller';
import { LiveMenus } from './live-menus';

@Module({
  imports: [HealthModule, PublicMenusModule],
  controllers: [LiveController],
  providers: [LiveMenus],
})
export class LiveModule {}
