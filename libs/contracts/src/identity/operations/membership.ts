import { Nothing } from '../../message';
import { del, fromGateway, get, list, operations, post } from '../../operation';
import { THEMSELF } from '../../people/rights';
import { currentSessionId } from '../added-fields';
import { JoinedAccountView } from '../people.dto';
import type { SignedIn } from '../session.dto';

const operation = operations('Personas');

/** Accounts that the acting person may act for. Only the person can send these messages, not an API key. */
export const membership = {
  list: operation('identity.accounts.list', {
    http: get('/api/accounts'),
    summary: 'Las cuentas en las que trabajo; la mía primero',
    about: 'Tu cuenta y las de otros en que trabajas, con tu rol en cada una.',
    asThemself: true,
    adds: { currentSessionId },
    reply: list(JoinedAccountView, { whole: true }),
    rights: THEMSELF,
  }),
  /** Replaces the current session with one that acts for the account. */
  enter: operation('identity.accounts.enter', {
    http: post('/api/accounts/{accountId}/enter'),
    summary: 'Trabajar desde ahora en esta cuenta, con esta sesión',
    about:
      'Lo que se pida desde ahora con esta sesión es de esa cuenta. La sesión cambia de cookie.',
    asThemself: true,
    adds: { currentSessionId },
    reply: fromGateway<SignedIn>(Nothing),
    rights: THEMSELF,
  }),
  /**
   * Replies with a new session for the person's own account if the current session acted for the account that they
   * leave.
   */
  leave: operation('identity.accounts.leave', {
    http: del('/api/accounts/{accountId}'),
    summary: 'Dejar una cuenta ajena',
    about:
      'Pierdes el acceso, y terminan las claves que creaste en ella. Tu propia cuenta no se deja: se borra.',
    asThemself: true,
    adds: { currentSessionId },
    reply: fromGateway<{ signedIn: SignedIn | null }>(Nothing),
    rights: THEMSELF,
  }),
} as const;
