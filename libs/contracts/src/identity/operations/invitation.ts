import { del, operations, post } from '../../operation';
import { ADMINISTRATORS, EVERYONE, THEMSELF } from '../../people/rights';
import {
  InvitationAccepted,
  InvitationLook,
  InvitationTokenRequest,
  InvitationView,
  InviteRequest,
} from '../people.dto';

const operation = operations('Personas');

/**
 * Invitations to an account. GET never accepts an invitation, because mail scanners open the links in emails.
 */
export const invitation = {
  create: operation('identity.invitations.create', {
    http: post('/api/invitations'),
    summary: 'Invitar a una persona por su email',
    about:
      'Envía un enlace que vale 7 días. Responde lo mismo si el email tiene cuenta o no. Cuentan las personas del plan, con el dueño y las invitadas.',
    input: InviteRequest,
    location: '/api/invitations/{id}',
    reply: InvitationView,
    rights: ADMINISTRATORS,
    refuses: [
      'PEOPLE_LIMIT',
      'PERSON_ALREADY_THERE',
      'INVITATION_OPEN',
      'ACCOUNT_CLOSING',
      'EMAIL_NOT_VERIFIED',
    ],
  }),
  /** Mails a new token. The previous token becomes invalid. */
  resend: operation('identity.invitations.resend', {
    http: post('/api/invitations/{invitationId}/resend'),
    summary: 'Enviar otra vez una invitación; el enlace anterior deja de servir',
    about: 'Un enlace nuevo por 7 días más; como mucho una vez por minuto.',
    rights: ADMINISTRATORS,
    refuses: ['PEOPLE_LIMIT', 'ACCOUNT_CLOSING'],
  }),
  cancel: operation('identity.invitations.cancel', {
    http: del('/api/invitations/{invitationId}'),
    summary: 'Cancelar una invitación',
    about: 'El enlace deja de servir en el momento.',
    rights: ADMINISTRATORS,
  }),
  /** Open to anyone who has the token, which proves access to the invited mailbox. */
  look: operation('identity.invitations.look', {
    http: post('/api/invitations/look'),
    summary: 'De qué es una invitación, con lo que trae su enlace',
    about: 'Quién invita, a qué cuenta y con qué rol. No acepta nada.',
    access: 'public',
    limit: 'invitation',
    input: InvitationTokenRequest,
    reply: InvitationLook,
    rights: EVERYONE,
    refuses: ['INVITATION_ENDED'],
  }),
  /** Requires the session of a person who verified the invited address. */
  accept: operation('identity.invitations.accept', {
    http: post('/api/invitations/accept'),
    summary: 'Aceptar una invitación',
    about: 'La acepta la persona que confirmó el email invitado. Repetirlo no cambia nada.',
    asThemself: true,
    limit: 'invitation',
    input: InvitationTokenRequest,
    reply: InvitationAccepted,
    rights: THEMSELF,
    refuses: ['INVITATION_ENDED', 'INVITATION_FOR_ANOTHER', 'EMAIL_NOT_VERIFIED'],
  }),
} as const;
