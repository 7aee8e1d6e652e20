import { del, operations, post } from '../../operation';
import { THEMSELF } from '../../people/rights';
import { currentSessionId, userAgent } from '../added-fields';
import {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  RecoveryCodesView,
  RemoveSecondFactorRequest,
  SecondFactorSetup,
} from '../second-factor.dto';

const operation = operations('Cuenta');

export const secondFactor = {
  /** Returns a new secret without storing it. */
  begin: operation('identity.secondFactor.begin', {
    http: post('/api/auth/second-factor'),
    summary: 'Empezar a poner la verificación en dos pasos',
    about: 'Da el secreto que se pone en una app (RFC 6238). No guarda nada hasta que se confirma.',
    asThemself: true,
    limit: 'proof',
    hashes: true,
    input: BeginSecondFactorRequest,
    reply: SecondFactorSetup,
    rights: THEMSELF,
    refuses: ['PASSWORD_WRONG', 'SECOND_FACTOR_ON'],
  }),
  confirm: operation('identity.secondFactor.confirm', {
    http: post('/api/auth/second-factor/confirm'),
    summary: 'Poner la verificación en dos pasos; cierra las demás sesiones',
    about:
      'Desde ahora se pide un código al entrar. Da diez códigos de recuperación, que se muestran esta única vez, y cierra las demás sesiones.',
    asThemself: true,
    limit: 'proof',
    input: ConfirmSecondFactorRequest,
    adds: { currentSessionId, userAgent },
    reply: RecoveryCodesView,
    rights: THEMSELF,
    refuses: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_EXPIRED', 'SECOND_FACTOR_ON'],
  }),
  remove: operation('identity.secondFactor.remove', {
    http: del('/api/auth/second-factor'),
    summary: 'Quitar la verificación en dos pasos',
    about: 'Se quita con la contraseña y un código de la app o de recuperación.',
    asThemself: true,
    limit: 'proof',
    hashes: true,
    input: RemoveSecondFactorRequest,
    adds: { userAgent },
    rights: THEMSELF,
    refuses: ['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_PAUSED'],
  }),
} as const;
