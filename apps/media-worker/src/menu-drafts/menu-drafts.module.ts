import { Module } from '@nestjs/common';
import { MenuDraftThreads } from './menu-draft-threads';
import { MenuDraftsController } from './menu-drafts.controller';
import { MenuSourcesCleanup } from './menu-sources-cleanup';

@Module({
  controllers: [MenuDraftsController],
  providers: [MenuDraftThreads, MenuSourcesCleanup],
})
export class MenuDraftsModule {}
