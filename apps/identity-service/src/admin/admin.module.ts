import { Module } from '@nestjs/common';
import { RolesModule } from '../roles/roles.module';
import { AdminController } from './admin.controller';
import { DemoRequestList } from './demo-request-list.service';
import { UserDirectory } from './user-directory.service';

@Module({
  imports: [RolesModule],
  controllers: [AdminController],
  providers: [UserDirectory, DemoRequestList],
})
export class AdminModule {}
