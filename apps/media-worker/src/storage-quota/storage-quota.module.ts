import { Module } from '@nestjs/common';
import { StorageController } from './storage.controller';
import { StorageQuotaService } from './storage-quota.service';

@Module({
  controllers: [StorageController],
  providers: [StorageQuotaService],
  exports: [StorageQuotaService],
})
export class StorageQuotaModule {}
