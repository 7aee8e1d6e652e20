import { fromGateway, get, operations, post, put } from '../../operation';
import { EVERYONE, THEMSELF } from '../../people/rights';
import { requester, userAgent } from '../added-fields';
import {
  RegisterRequest,
  RegistrationView,
  ResendCodeRequest,
  VerifyEmailRequest,
} from '../registration.dto';
import type { SignedIn } from '../session.dto';
import { UpdateProfileRequest, UserView } from '../user.dto';

const operation = operations('Cuenta');

export const user = {
  register: operation('identity.auth.register', {
    http: post('/api/auth/register'),
    summary: 'Registrarse; envía un código y un enlace al email',
    about: 'Responde lo mismo a una dirección nueva y a una que ya tiene cuenta.',
    access: 'public',
    limit: 'register',
    hashes: true,
    input: RegisterRequest,
    adds: { requester },
    location: '/api/auth/user',
    reply: RegistrationView,
    rights: EVERYONE,
  }),
  verifyEmail: operation('identity.auth.verifyEmail', {
    http: post('/api/auth/verify-email'),
    summary: 'Confirmar el email con el código, o con el enlace; abre la sesión',
    about: 'Confirma con el email y el código, o con el `token` del enlace. Abre la sesión.',
    access: 'public',
    limit: 'verify',
    input: VerifyEmailRequest,
    adds: { requester, userAgent },
    reply: fromGateway<SignedIn>(UserView),
    rights: EVERYONE,
    refuses: ['CODE_WRONG', 'LINK_EXPIRED'],
  }),
  resendCode: operation('identity.auth.resendCode', {
    http: post('/api/auth/resend-code'),
    summary: 'Pedir otro código',
    about: 'Envía otro código y otro enlace; los anteriores dejan de servir.',
    access: 'public',
    limit: 'resend',
    input: ResendCodeRequest,
    adds: { requester },
    status: 202,
    reply: RegistrationView,
    rights: EVERYONE,
  }),
  /** Returns the acting person, with the plan of the account. */
  get: operation('identity.auth.currentUser', {
    http: get('/api/auth/user'),
    summary: 'Quién ha iniciado sesión',
    about: 'La persona de esta sesión, y la cuenta en la que trabaja, con su plan.',
    reply: UserView,
    rights: EVERYONE,
  }),
  updateProfile: operation('identity.auth.updateProfile', {
    http: put('/api/auth/profile'),
    summary: 'Cambiar el perfil',
    about: 'Cambia solo los campos que se envían. El email no cambia.',
    asThemself: true,
    input: UpdateProfileRequest,
    reply: UserView,
    rights: THEMSELF,
    refuses: ['OBJECT_NOT_FOUND'],
  }),
} as const;
