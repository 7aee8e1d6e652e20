import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { ArrivalsModule } from '../sessions/arrivals.module';
import { UsersModule } from '../users/users.module';
import { SignInController } from './sign-in.controller';
import { SignIn } from './sign-in.service';

@Module({
  imports: [AccountEventsModule, ArrivalsModule, PasswordsModule, UsersModule],
  controllers: [SignInController],
  providers: [SignIn],
})
export class SignInModule {}
