import { message, Nothing } from '../../message';
import { EVERYONE, THEMSELF } from '../../people/rights';
import { SecondFactorOnDevice } from '../second-factor.dto';
import {
  CurrentSession,
  GoogleSignIn,
  LinkSignInOnDevice,
  SessionRequest,
  SessionsRevoked,
  SignInOnDevice,
  type LiveSession,
  type SessionView,
  type SignedIn,
} from '../session.dto';

export const session = {
  signIn: message('identity.session.sign-in', SignInOnDevice, EVERYONE).replies<SignedIn>(),
  signInWithGoogle: message(
    'identity.session.sign-in-with-google',
    GoogleSignIn,
    EVERYONE,
  ).replies<SignedIn>(),
  /** Opens a session with the link that was mailed after a correct password. */
  signInWithLink: message(
    'identity.session.sign-in-with-link',
    LinkSignInOnDevice,
    EVERYONE,
  ).replies<SignedIn>(),
  /** Opens a session with a code and the challenge of the refused sign-in. */
  signInWithSecondFactor: message(
    'identity.session.sign-in-with-second-factor',
    SecondFactorOnDevice,
    EVERYONE,
  ).replies<SignedIn>(),
  signOut: message('identity.session.sign-out', SessionRequest, EVERYONE).replies<Nothing>(),
  find: message('identity.session.find', SessionRequest, EVERYONE).replies<{
    session: LiveSession | null;
  }>(),
  list: message('identity.session.list', CurrentSession, THEMSELF).replies<SessionView[]>(),
  end: message('identity.session.end', SessionRequest, THEMSELF).replies<Nothing>(),
  endOthers: message(
    'identity.session.end-others',
    CurrentSession,
    THEMSELF,
  ).replies<SessionsRevoked>(),
} as const;
