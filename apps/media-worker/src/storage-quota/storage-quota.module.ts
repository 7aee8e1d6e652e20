import { Module } from '@nestjs/common';
import { StorageController } from './storage.controller';
import { StorageQuota } from './storage-quota.service';
import { Weighing } from './weighing';

@Module({
  controllers: [StorageController],
  providers: [StorageQuota, Weighing],
  exports: [StorageQuota],
})
export class StorageQuotaModule {}
