import { Module } from '@nestjs/common';
import { AddressProofsService } from './address-proofs.service';
import { GuessBudgetsService } from './guess-budgets.service';
import { VerificationCodesService } from './verification-codes.service';

@Module({
  providers: [AddressProofsService, GuessBudgetsService, VerificationCodesService],
  exports: [AddressProofsService, GuessBudgetsService, VerificationCodesService],
})
export class VerificationCodesModule {}
