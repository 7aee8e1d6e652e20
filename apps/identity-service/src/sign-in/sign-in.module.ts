import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { GuessLimit } from './guess-limit';
import { SignInController } from './sign-in.controller';
import { SignIn } from './sign-in.service';

@Module({
  imports: [PasswordsModule, SessionsModule, UsersModule],
  controllers: [SignInController],
  providers: [SignIn, GuessLimit],
})
export class SignInModule {}
