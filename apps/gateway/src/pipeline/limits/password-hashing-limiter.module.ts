import { Module } from '@nestjs/common';
import { PasswordHashingLimiter } from './password-hashing-limiter';

@Module({ providers: [PasswordHashingLimiter], exports: [PasswordHashingLimiter] })
export class PasswordHashingLimiterModule {}
