import { Module } from '@nestjs/common';
import { PasswordHashingLimiterModule } from '../../pipeline/limits/password-hashing-limiter.module';
import { AccountController } from './account.controller';
import { AccountExports } from './account-exports';
import { ExportTurns } from './export-turns';

@Module({
  imports: [PasswordHashingLimiterModule],
  controllers: [AccountController],
  providers: [AccountExports, ExportTurns],
})
export class AccountModule {}
