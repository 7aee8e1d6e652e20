import { CODE_LENGTH, RULE_MESSAGES } from '@cartaviva/domain';
import { IsOptional, IsString, Matches } from 'class-validator';
import { LinkToken, Nested, Password, Text, VerificationCode } from '../rules';
import { rules } from '../rules/rules';
import { Requester } from './requester.dto';
import { DeviceToken, SessionId } from './session.dto';

/** Six digits of an app, or a recovery code, with the blanks and dashes that people put between. */
const SecondFactorCode = () =>
  rules(
    IsString({ message: RULE_MESSAGES.secondFactorCode }),
    Matches(new RegExp(`^[0-9A-Za-z\\s–-]{${CODE_LENGTH},40}$`), {
      message: RULE_MESSAGES.secondFactorCode,
    }),
  );

/** POST /api/auth/second-factor: the password, so that an open browser is not enough. */
export class BeginSecondFactorRequest {
  @Password()
  password: string;
}

/** What an app is given, and what its first code is sent with. */
export class SecondFactorSetup {
  /** In base32, to type into an app by hand. */
  @IsString()
  secret: string;

  /** `otpauth://…`, as QR codes for apps have it. */
  @IsString()
  uri: string;

  /** Sealed: it says to us what the code is about. */
  @IsString()
  setup: string;
}

/** POST /api/auth/second-factor/confirm. */
export class ConfirmSecondFactorRequest {
  @Text({ min: 1, max: 500 })
  setup: string;

  @VerificationCode()
  code: string;
}

export class ConfirmSecondFactor extends ConfirmSecondFactorRequest {
  @SessionId()
  currentSessionId: string;

  @Text({ max: 300 })
  userAgent: string;
}

/** Shown once: digests of them are stored. */
export class RecoveryCodesView {
  @IsString({ each: true })
  recoveryCodes: string[];
}

/** DELETE /api/auth/second-factor. */
export class RemoveSecondFactorRequest {
  @Password()
  password: string;

  @SecondFactorCode()
  code: string;
}

export class RemoveSecondFactor extends RemoveSecondFactorRequest {
  @Text({ max: 300 })
  userAgent: string;
}

/** POST /api/auth/login/second-factor: the challenge that the refused sign-in brought, and a code. */
export class SecondFactorRequest {
  @LinkToken()
  challenge: string;

  @SecondFactorCode()
  code: string;
}

export class SecondFactorOnDevice extends SecondFactorRequest {
  @Text({ max: 300 })
  userAgent: string;

  @IsOptional()
  @DeviceToken()
  device?: string;

  @Nested(() => Requester)
  requester: Requester;
}
