import { Module } from '@nestjs/common';
import { NoticeDelivery } from './notice-delivery';
import { OwnerNoticesController } from './owner-notices.controller';
import { OwnerNotices } from './owner-notices.service';

@Module({ controllers: [OwnerNoticesController], providers: [OwnerNotices, NoticeDelivery] })
export class OwnerNoticesModule {}
