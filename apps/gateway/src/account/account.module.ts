import { Module } from '@nestjs/common';
import { HurriedCallsModule } from '../auth/hurried-calls.module';
import { AccountController } from './account.controller';
import { AccountExports } from './account-exports';
import { ExportTurns } from './export-turns';

@Module({
  imports: [HurriedCallsModule],
  controllers: [AccountController],
  providers: [AccountExports, ExportTurns],
})
export class AccountModule {}
