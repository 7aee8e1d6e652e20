import { operations, post } from '../../operation';
import { EVERYONE, THEMSELF } from '../../people/rights';
import { currentSessionId, requester } from '../added-fields';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ForgotPasswordView,
  ResetPasswordRequest,
} from '../password.dto';

const operation = operations('Cuenta');

export const password = {
  forgot: operation('identity.passwords.forgot', {
    http: post('/api/auth/forgot-password'),
    summary: 'Pedir un código y un enlace para poner otra contraseña',
    about: 'Responde lo mismo a cualquier dirección; el código llega solo si tiene cuenta.',
    access: 'public',
    limit: 'forgot',
    input: ForgotPasswordRequest,
    adds: { requester },
    status: 202,
    reply: ForgotPasswordView,
    rights: EVERYONE,
  }),
  reset: operation('identity.passwords.reset', {
    http: post('/api/auth/reset-password'),
    summary:
      'Poner otra contraseña con el código o el enlace; cierra las sesiones y revoca las claves de API',
    about:
      'Pone otra contraseña con el código o el enlace. Termina todas las sesiones y revoca las claves de API, salvo con `keepApiKeys`.',
    access: 'public',
    limit: 'reset',
    hashes: true,
    input: ResetPasswordRequest,
    adds: { requester },
    rights: EVERYONE,
    refuses: ['CODE_WRONG', 'LINK_EXPIRED'],
  }),
  change: operation('identity.passwords.change', {
    http: post('/api/auth/change-password'),
    summary: 'Cambiar la contraseña; cierra las demás sesiones',
    about: 'Cambia la contraseña sabiendo la de ahora, y cierra las demás sesiones.',
    asThemself: true,
    limit: 'proof',
    hashes: true,
    input: ChangePasswordRequest,
    adds: { currentSessionId },
    rights: THEMSELF,
    refuses: ['PASSWORD_WRONG'],
  }),
} as const;
