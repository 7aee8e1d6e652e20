import { message, Nothing } from '../../message';
import { del, get, list, operations, post } from '../../operation';
import { NO_MEMBER, OWNER_ALONE } from '../../people/rights';
import {
  AccountEventView,
  AccountRequest,
  AccountView,
  DeleteAccountRequest,
  type ExportedContent,
} from '../account.dto';
import { userAgent } from '../added-fields';

const operation = operations('Cuenta');

export const account = {
  get: operation('identity.account.get', {
    http: get('/api/account'),
    summary: 'Cómo está mi cuenta: si se va a borrar y cuándo',
    about: 'Si la cuenta se va a borrar y cuándo.',
    asThemself: true,
    reply: AccountView,
    rights: OWNER_ALONE,
  }),
  /** Returns the user who owns an account, or null if the account is gone. Only internal processes may call it. */
  owner: message('identity.account.owner', AccountRequest, NO_MEMBER).replies<{
    userId: string | null;
  }>(),
  activity: operation('identity.account.activity', {
    http: get('/api/account/activity'),
    summary: 'La actividad reciente de mi cuenta',
    about: 'Lo último que pasó en tu cuenta: entradas, claves y cambios de contraseña.',
    asThemself: true,
    reply: list(AccountEventView, { whole: true }),
    rights: OWNER_ALONE,
  }),
  export: message('identity.account.export', Nothing, OWNER_ALONE).replies<ExportedContent>(),
  /** Mails the code that proves a deletion if the account has no password. */
  mailDeletionCode: operation('identity.account.mailDeletionCode', {
    http: post('/api/account/deletion-code'),
    summary: 'Pedir el código para borrar mi cuenta, cuando no tengo contraseña',
    about: 'Envía el código que confirma el borrado de una cuenta sin contraseña.',
    asThemself: true,
    status: 202,
    rights: OWNER_ALONE,
  }),
  delete: operation('identity.account.delete', {
    http: del('/api/account'),
    summary: 'Borrar mi cuenta; lo mío se puede descargar durante 30 días',
    about: 'Tus menús salen de línea en el momento. A los 30 días se borra todo.',
    asThemself: true,
    limit: 'proof',
    hashes: true,
    input: DeleteAccountRequest,
    adds: { userAgent },
    status: 202,
    reply: AccountView,
    rights: OWNER_ALONE,
    refuses: ['PASSWORD_WRONG', 'CODE_WRONG'],
  }),
  cancelDeletion: operation('identity.account.cancelDeletion', {
    http: post('/api/account/cancel-deletion'),
    summary: 'Conservar mi cuenta, que se iba a borrar',
    about: 'Deshace el borrado mientras no haya terminado.',
    asThemself: true,
    adds: { userAgent },
    reply: AccountView,
    rights: OWNER_ALONE,
  }),
} as const;
