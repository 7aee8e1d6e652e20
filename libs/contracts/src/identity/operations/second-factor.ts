import { message, Nothing } from '../../message';
import { THEMSELF } from '../../people/rights';
import {
  BeginSecondFactorRequest,
  ConfirmSecondFactor,
  RemoveSecondFactor,
  type RecoveryCodesView,
  type SecondFactorSetup,
} from '../second-factor.dto';

export const secondFactor = {
  /** Returns a new secret without storing it. */
  begin: message(
    'identity.second-factor.begin',
    BeginSecondFactorRequest,
    THEMSELF,
  ).replies<SecondFactorSetup>(),
  confirm: message(
    'identity.second-factor.confirm',
    ConfirmSecondFactor,
    THEMSELF,
  ).replies<RecoveryCodesView>(),
  remove: message('identity.second-factor.remove', RemoveSecondFactor, THEMSELF).replies<Nothing>(),
} as const;
