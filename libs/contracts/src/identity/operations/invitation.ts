import { message, Nothing } from '../../message';
import { ADMINISTRATORS, EVERYONE, THEMSELF } from '../../people/rights';
import {
  InvitationRequest,
  InvitationTokenRequest,
  InviteRequest,
  type InvitationAccepted,
  type InvitationLook,
  type InvitationView,
} from '../people.dto';

export const invitation = {
  create: message(
    'identity.invitation.create',
    InviteRequest,
    ADMINISTRATORS,
  ).replies<InvitationView>(),
  /** Mails a new token. The previous token becomes invalid. */
  resend: message(
    'identity.invitation.resend',
    InvitationRequest,
    ADMINISTRATORS,
  ).replies<Nothing>(),
  cancel: message(
    'identity.invitation.cancel',
    InvitationRequest,
    ADMINISTRATORS,
  ).replies<Nothing>(),
  /** Open to anyone who has the token. */
  look: message(
    'identity.invitation.look',
    InvitationTokenRequest,
    EVERYONE,
  ).replies<InvitationLook>(),
  /** Requires the session of a person who verified the invited address. */
  accept: message(
    'identity.invitation.accept',
    InvitationTokenRequest,
    THEMSELF,
  ).replies<InvitationAccepted>(),
} as const;
