import { Module } from '@nestjs/common';
import { StorageController } from './storage.controller';
import { StorageQuotaService } from './storage-quota.service';
import { Weighing } from './weighing';

@Module({
  controllers: [StorageController],
  providers: [StorageQuotaService, Weighing],
  exports: [StorageQuotaService],
})
export class StorageQuotaModule {}
