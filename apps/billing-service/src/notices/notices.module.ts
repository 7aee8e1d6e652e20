import { Module } from '@nestjs/common';
import { ReconcilerModule } from '../reconciler/reconciler.module';
import { NoticesController } from './notices.controller';
import { Notices } from './notices.service';

@Module({
  imports: [ReconcilerModule],
  controllers: [NoticesController],
  providers: [Notices],
})
export class NoticesModule {}
