import { Module } from '@nestjs/common';
import { StorageQuotaModule } from '../storage-quota/storage-quota.module';
import { TicketsController } from './tickets.controller';
import { TicketsService } from './tickets.service';

@Module({
  imports: [StorageQuotaModule],
  controllers: [TicketsController],
  providers: [TicketsService],
  exports: [TicketsService],
})
export class TicketsModule {}
