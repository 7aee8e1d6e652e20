import { message, Nothing } from '../../message';
import {
  addedField,
  del,
  fromGateway,
  get,
  list,
  operations,
  post,
  textInPath,
} from '../../operation';
import { EVERYONE, THEMSELF } from '../../people/rights';
import { currentSessionId, device, requester, userAgent } from '../added-fields';
import { SecondFactorRequest } from '../second-factor.dto';
import {
  GoogleSignIn,
  LinkSignInRequest,
  SessionId,
  SessionRequest,
  SessionView,
  SignInRequest,
  type LiveSession,
  type SessionsRevoked,
  type SignedIn,
} from '../session.dto';
import { UserView } from '../user.dto';

const operation = operations('Cuenta');

export const session = {
  signIn: operation('identity.auth.signIn', {
    http: post('/api/auth/login'),
    summary: 'Iniciar sesión',
    about: 'Abre una sesión, que viaja en una cookie `HttpOnly`.',
    access: 'public',
    limit: 'signIn',
    hashes: true,
    input: SignInRequest,
    adds: { userAgent, requester, device },
    reply: fromGateway<SignedIn>(UserView),
    rights: EVERYONE,
    refuses: ['CREDENTIALS_WRONG', 'SECOND_FACTOR_WANTED', 'EMAIL_NOT_VERIFIED', 'SIGN_IN_BY_MAIL'],
  }),
  signInWithGoogle: message(
    'identity.session.sign-in-with-google',
    GoogleSignIn,
    EVERYONE,
  ).replies<SignedIn>(),
  /** Opens a session with the link that was mailed after a correct password. */
  signInWithLink: operation('identity.auth.signInWithLink', {
    http: post('/api/auth/login-link'),
    summary: 'Iniciar sesión con el enlace que se envió al email',
    about: 'Abre una sesión con el enlace que llegó después de demasiados intentos.',
    access: 'public',
    limit: 'verify',
    input: LinkSignInRequest,
    adds: { userAgent, requester },
    reply: fromGateway<SignedIn>(UserView),
    rights: EVERYONE,
    refuses: ['SECOND_FACTOR_WANTED', 'LINK_EXPIRED'],
  }),
  /** Opens a session with a code and the challenge of the refused sign-in. */
  signInWithSecondFactor: operation('identity.auth.signInWithSecondFactor', {
    http: post('/api/auth/login/second-factor'),
    summary: 'Terminar de iniciar sesión con el código de la app',
    about:
      'Abre la sesión con el `challenge` que trajo la entrada rechazada (`second-factor-wanted`) y un código de la app o de recuperación. El `challenge` vale 10 minutos y 5 intentos.',
    access: 'public',
    limit: 'verify',
    input: SecondFactorRequest,
    adds: { userAgent, requester, device },
    reply: fromGateway<SignedIn>(UserView),
    rights: EVERYONE,
    refuses: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_EXPIRED', 'SECOND_FACTOR_PAUSED'],
  }),
  signOut: operation('identity.auth.signOut', {
    http: post('/api/auth/logout'),
    summary: 'Cerrar la sesión',
    about: 'Termina la sesión de este navegador y quita su cookie.',
    access: 'public',
    adds: { sessionId: addedField<string>(SessionId()) },
    rights: EVERYONE,
  }),
  find: message('identity.session.find', SessionRequest, EVERYONE).replies<{
    session: LiveSession | null;
  }>(),
  list: operation('identity.devices.list', {
    http: get('/api/auth/sessions'),
    summary: 'Dónde tengo la sesión iniciada',
    about: 'Los navegadores donde tu sesión sigue abierta.',
    asThemself: true,
    adds: { currentSessionId },
    reply: list(SessionView, { whole: true }),
    rights: THEMSELF,
  }),
  end: operation('identity.devices.end', {
    http: del('/api/auth/sessions/{sessionId}'),
    path: { sessionId: textInPath(SessionId()) },
    summary: 'Cerrar una sesión mía',
    about: 'Cierra una de tus sesiones.',
    asThemself: true,
    rights: THEMSELF,
  }),
  endOthers: operation('identity.devices.endOthers', {
    http: del('/api/auth/sessions'),
    summary: 'Cerrar mis demás sesiones',
    about: 'Cierra todas tus sesiones menos esta.',
    asThemself: true,
    adds: { currentSessionId },
    reply: fromGateway<SessionsRevoked>(Nothing),
    rights: THEMSELF,
  }),
} as const;
