import { Module } from '@nestjs/common';
import { VerificationCodes } from './verification-codes.service';

@Module({ providers: [VerificationCodes], exports: [VerificationCodes] })
export class VerificationCodesModule {}
