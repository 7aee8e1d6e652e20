import { message, Nothing } from '../../message';
import { EVERYONE, THEMSELF } from '../../people/rights';
import {
  ChangePassword,
  ForgotPassword,
  ResetPassword,
  type ForgotPasswordView,
} from '../password.dto';

export const password = {
  forgot: message(
    'identity.password.forgot',
    ForgotPassword,
    EVERYONE,
  ).replies<ForgotPasswordView>(),
  reset: message('identity.password.reset', ResetPassword, EVERYONE).replies<Nothing>(),
  change: message('identity.password.change', ChangePassword, THEMSELF).replies<Nothing>(),
} as const;
