import { message, Nothing } from '../../message';
import { EVERYONE, THEMSELF } from '../../people/rights';
import { Register, ResendCode, type RegistrationView } from '../registration.dto';
import { VerifyEmailOnDevice, type SignedIn } from '../session.dto';
import { UpdateProfileRequest, type UserView } from '../user.dto';

export const user = {
  register: message('identity.user.register', Register, EVERYONE).replies<RegistrationView>(),
  verifyEmail: message(
    'identity.user.verify-email',
    VerifyEmailOnDevice,
    EVERYONE,
  ).replies<SignedIn>(),
  resendCode: message(
    'identity.user.resend-code',
    ResendCode,
    EVERYONE,
  ).replies<RegistrationView>(),
  /** Returns the acting person, with the plan of the account. */
  get: message('identity.user.get', Nothing, EVERYONE).replies<UserView>(),
  updateProfile: message(
    'identity.user.update-profile',
    UpdateProfileRequest,
    THEMSELF,
  ).replies<UserView>(),
} as const;
