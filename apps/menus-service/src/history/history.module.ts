import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { ImagesModule } from '../images/images.module';
import { HistoryService } from './history.service';
import { RestoreService } from './restore.service';
import { VersionRetention } from './version-retention';

@Module({
  imports: [EntitlementsModule, ImagesModule],
  providers: [Clock, HistoryService, RestoreService, VersionRetention],
})
export class HistoryModule {}
