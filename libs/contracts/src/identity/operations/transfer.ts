import { Nothing } from '../../message';
import { del, fromGateway, get, list, operations, post } from '../../operation';
import { OWNER_ALONE, THEMSELF } from '../../people/rights';
import { userAgent } from '../added-fields';
import { OfferedTransferView, ProposeTransferRequest, TransferView } from '../transfer.dto';

const operation = operations('Personas');

/**
 * Transfer of an account to another owner, who is one of its administrators (docs/adr/0034). The recipient answers it
 * personally, regardless of the account that their session acts for.
 */
export const transfer = {
  /** Mails the code that proves a proposal if the account has no password. */
  mailCode: operation('identity.transfers.mailCode', {
    http: post('/api/transfers/code'),
    summary: 'Pedir el código para traspasar la cuenta, cuando no tengo contraseña',
    about: 'El código llega por email y vale 10 minutos.',
    status: 202,
    rights: OWNER_ALONE,
    refuses: ['ACCOUNT_CLOSING'],
  }),
  propose: operation('identity.transfers.propose', {
    http: post('/api/transfers'),
    summary: 'Proponer el traspaso de la cuenta a uno de sus administradores',
    about:
      'La cuenta pasa a esa persona cuando la acepta, en los 7 días siguientes: menús, personas, claves, webhooks y el plan con su tiempo pagado. Solo el dueño, con su contraseña o con un código por email.',
    limit: 'proof',
    hashes: true,
    input: ProposeTransferRequest,
    adds: { userAgent },
    location: '/api/transfers/{id}',
    reply: TransferView,
    rights: OWNER_ALONE,
    refuses: [
      'PERSON_NOT_FOUND',
      'TRANSFER_TO_ADMINISTRATORS',
      'TRANSFER_OPEN',
      'ACCOUNT_CLOSING',
      'PASSWORD_WRONG',
      'CODE_WRONG',
    ],
  }),
  /** Lists the transfers that wait for the acting person's answer. */
  offered: operation('identity.transfers.offered', {
    http: get('/api/transfers'),
    summary: 'Las cuentas que me proponen recibir',
    about: 'Los traspasos que esperan tu respuesta, con quién los propone.',
    asThemself: true,
    reply: list(OfferedTransferView, { whole: true }),
    rights: THEMSELF,
  }),
  /** Requires the person to whom the account was offered. */
  accept: operation('identity.transfers.accept', {
    http: post('/api/transfers/{transferId}/accept'),
    summary: 'Recibir la cuenta y trabajar desde ahora en ella, con esta sesión',
    about: 'Desde ahora la cuenta es tuya, junto a lo que ya tenías. Repetirlo no cambia nada.',
    asThemself: true,
    reply: fromGateway<{ readonly accountId: string }>(Nothing),
    rights: THEMSELF,
    refuses: ['ACCOUNT_CLOSING', 'EMAIL_NOT_VERIFIED'],
  }),
  /** Withdraws the proposal, or declines it if the sender is the proposed owner. */
  end: operation('identity.transfers.end', {
    http: del('/api/transfers/{transferId}'),
    summary: 'Retirar el traspaso que propuse, o rechazar el que me proponen',
    about: 'Nada cambia en la cuenta. Se avisa a la otra persona por email.',
    asThemself: true,
    rights: THEMSELF,
  }),
} as const;
