import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { SignInController } from './sign-in.controller';
import { SignIn } from './sign-in.service';

@Module({
  imports: [AccountEventsModule, PasswordsModule, SessionsModule, UsersModule],
  controllers: [SignInController],
  providers: [SignIn],
})
export class SignInModule {}
