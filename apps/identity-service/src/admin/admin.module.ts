import { Module } from '@nestjs/common';
import { RolesModule } from '../roles/roles.module';
import { AdminController } from './admin.controller';
import { DemoRequestListService } from './demo-request-list.service';
import { UserDirectoryService } from './user-directory.service';

@Module({
  imports: [RolesModule],
  controllers: [AdminController],
  providers: [UserDirectoryService, DemoRequestListService],
})
export class AdminModule {}
