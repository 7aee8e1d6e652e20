import { event, message, Nothing } from '../message';
import { CreateDemoRequest, type DemoRequestView } from './demo-request.dto';
import { MailRequested } from './mail.dto';
import { RegisterRequest, ResendCodeRequest, type RegistrationView } from './registration.dto';
import {
  SessionRequest,
  SessionRevoked,
  SignInOnDevice,
  VerifyEmailOnDevice,
  type LiveSession,
  type SignedIn,
} from './session.dto';
import { UpdateProfileRequest, UserVerified, type UserView } from './user.dto';

/** What identity-service answers. */
export const identity = {
  user: {
    register: message('identity.user.register', RegisterRequest).replies<RegistrationView>(),
    verifyEmail: message('identity.user.verify-email', VerifyEmailOnDevice).replies<SignedIn>(),
    resendCode: message('identity.user.resend-code', ResendCodeRequest).replies<RegistrationView>(),
    /** The acting user. */
    get: message('identity.user.get', Nothing).replies<UserView>(),
    updateProfile: message(
      'identity.user.update-profile',
      UpdateProfileRequest,
    ).replies<UserView>(),
  },
  session: {
    signIn: message('identity.session.sign-in', SignInOnDevice).replies<SignedIn>(),
    signOut: message('identity.session.sign-out', SessionRequest).replies<Nothing>(),
    find: message('identity.session.find', SessionRequest).replies<{
      session: LiveSession | null;
    }>(),
  },
  demoRequest: {
    create: message('identity.demo-request.create', CreateDemoRequest).replies<DemoRequestView>(),
  },
} as const;

/** What happened in identity-service. */
export const identityEvents = {
  userVerified: event('identity.user-verified', UserVerified),
  mailRequested: event('identity.mail-requested', MailRequested),
  sessionRevoked: event('identity.session-revoked', SessionRevoked, { broadcast: true }),
} as const;
