import { Module } from '@nestjs/common';
import { SharedItemsController } from './shared-items.controller';
import { SharedItemsService } from './shared-items.service';

@Module({ controllers: [SharedItemsController], providers: [SharedItemsService] })
export class SharedItemsModule {}
