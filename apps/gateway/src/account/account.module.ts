import { Module } from '@nestjs/common';
import { AccountController } from './account.controller';
import { AccountExports } from './account-exports';
import { ExportTurns } from './export-turns';

@Module({ controllers: [AccountController], providers: [AccountExports, ExportTurns] })
export class AccountModule {}
