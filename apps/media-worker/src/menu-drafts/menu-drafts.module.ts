import { Module } from '@nestjs/common';
import { MenuDraftThreads } from './menu-draft-threads';
import { MenuDraftsController } from './menu-drafts.controller';
import { MenuSourcesCleanup } from './menu-sources-cleanup';
import { MenuTableThreads } from './menu-table-threads';

@Module({
  controllers: [MenuDraftsController],
  providers: [MenuDraftThreads, MenuTableThreads, MenuSourcesCleanup],
})
export class MenuDraftsModule {}
