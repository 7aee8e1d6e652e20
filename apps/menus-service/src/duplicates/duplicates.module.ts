import { Module } from '@nestjs/common';
import { MenusModule } from '../menus/menus.module';
import { DuplicatesService } from './duplicates.service';

@Module({
  imports: [MenusModule],
  providers: [DuplicatesService],
})
export class DuplicatesModule {}
