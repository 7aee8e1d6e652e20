import { Module } from '@nestjs/common';
import { AddressProofs } from './address-proofs.service';
import { GuessBudgets } from './guess-budgets.service';
import { VerificationCodes } from './verification-codes.service';

@Module({
  providers: [AddressProofs, GuessBudgets, VerificationCodes],
  exports: [AddressProofs, GuessBudgets, VerificationCodes],
})
export class VerificationCodesModule {}
