import { Module } from '@nestjs/common';
import { GuessLimit } from './guess-limit';
import { PasswordProof } from './password-proof';
import { Passwords } from './passwords';

@Module({
  providers: [GuessLimit, PasswordProof, Passwords],
  exports: [GuessLimit, PasswordProof, Passwords],
})
export class PasswordsModule {}
