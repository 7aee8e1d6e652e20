import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { SessionsModule } from '../../pipeline/sessions/sessions.module';
import { AuthController } from './auth.controller';
import { DevicesController } from './devices.controller';
import { PasswordHashingLimiterModule } from '../../pipeline/limits/password-hashing-limiter.module';
import { LoginController } from './login.controller';
import { PasswordsController } from './passwords.controller';
import { Requesters } from './requesters';

@Module({
  imports: [BillingModule, PasswordHashingLimiterModule, SessionsModule],
  controllers: [AuthController, PasswordsController, DevicesController, LoginController],
  providers: [Requesters],
})
export class AuthModule {}
