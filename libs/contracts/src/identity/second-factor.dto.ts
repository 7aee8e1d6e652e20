import { CODE_LENGTH, RULE_MESSAGES } from '@cartaviva/domain';
import { IsString, Matches } from 'class-validator';
import { LinkToken, Password, Text, VerificationCode } from '../rules';
import { rules } from '../rules/rules';

/** Accepts six digits of an authenticator app or a recovery code, with blanks and dashes. */
const SecondFactorCode = () =>
  rules(
    IsString({ message: RULE_MESSAGES.secondFactorCode }),
    Matches(new RegExp(`^[0-9A-Za-z\\s–-]{${CODE_LENGTH},40}$`), {
      message: RULE_MESSAGES.secondFactorCode,
    }),
  );

/**
 * Body of POST /api/auth/second-factor. The password is required, because access to an open browser
 * is not enough.
 */
export class BeginSecondFactorRequest {
  @Password()
  password: string;
}

export class SecondFactorSetup {
  /** Secret in base32, for typing into an app. */
  @IsString()
  secret: string;

  /** An `otpauth://…` address, for a QR code. */
  @IsString()
  uri: string;

  /** Sealed secret that confirms the setup without stored state. */
  @IsString()
  setup: string;
}

/** Body of POST /api/auth/second-factor/confirm. */
export class ConfirmSecondFactorRequest {
  @Text({ min: 1, max: 500 })
  setup: string;

  @VerificationCode()
  code: string;
}

/** The codes appear only in this answer, because the database stores their digests. */
export class RecoveryCodesView {
  @IsString({ each: true })
  recoveryCodes: string[];
}

/** Body of DELETE /api/auth/second-factor. */
export class RemoveSecondFactorRequest {
  @Password()
  password: string;

  @SecondFactorCode()
  code: string;
}

/** Body of POST /api/auth/login/second-factor: the challenge of the refused sign-in and a code. */
export class SecondFactorRequest {
  @LinkToken()
  challenge: string;

  @SecondFactorCode()
  code: string;
}
