import { Module } from '@nestjs/common';
import { MenuDraftThreads } from './menu-draft-threads';
import { MenuDraftsController } from './menu-drafts.controller';
import { MenuSourcesCleanup } from './menu-sources-cleanup';
import { MenuTextThreads } from './menu-text-threads';

@Module({
  controllers: [MenuDraftsController],
  providers: [MenuDraftThreads, MenuTextThreads, MenuSourcesCleanup],
})
export class MenuDraftsModule {}
