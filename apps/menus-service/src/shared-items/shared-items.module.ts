import { Module } from '@nestjs/common';
import { SharedItemsService } from './shared-items.service';

@Module({ providers: [SharedItemsService] })
export class SharedItemsModule {}
