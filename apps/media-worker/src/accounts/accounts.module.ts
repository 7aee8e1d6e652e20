import { Module } from '@nestjs/common';
import { GarbageCollectionModule } from '../garbage-collection/garbage-collection.module';
import { ObjectsModule } from '../objects/objects.module';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';

@Module({
  imports: [GarbageCollectionModule, ObjectsModule],
  controllers: [AccountsController],
  providers: [AccountsService],
})
export class AccountsModule {}
