import { Module } from '@nestjs/common';
import { GuessLimit } from './guess-limit';
import { PasswordProof } from './password-proof';
import { HashingCost, Passwords } from './passwords';

@Module({
  providers: [GuessLimit, HashingCost, PasswordProof, Passwords],
  exports: [GuessLimit, PasswordProof, Passwords],
})
export class PasswordsModule {}
