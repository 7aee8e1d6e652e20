import { addedField, get, operations, post, put } from '../../operation';
import { ADMINISTRATORS, NO_MEMBER, OWNER_ALONE } from '../../people/rights';
import { Id } from '../../rules';
import { GrantPlanRequest, SubscriptionView } from '../plan.dto';

const operation = operations('Planes');

export const subscription = {
  get: operation('billing.subscription.get', {
    http: get('/api/billing/subscription'),
    summary: 'Mi suscripción',
    about: 'El plan que tienes ahora y hasta cuándo.',
    reply: SubscriptionView,
    rights: ADMINISTRATORS,
  }),
  cancel: operation('billing.subscription.cancel', {
    http: post('/api/billing/cancel'),
    summary: 'Cancelar al final del período; lo pagado se conserva',
    about: 'No se renueva; lo pagado se conserva hasta el final.',
    reply: SubscriptionView,
    rights: OWNER_ALONE,
  }),
  /** Withdraws a cancellation. */
  resume: operation('billing.subscription.resume', {
    http: post('/api/billing/resume'),
    summary: 'Deshacer la cancelación',
    about: 'Deshace la cancelación mientras dure lo pagado.',
    reply: SubscriptionView,
    rights: OWNER_ALONE,
  }),
  /** The gateway adds the account that the user owns. */
  grant: operations('Administración')('billing.grants.grant', {
    http: put('/api/admin/users/{userId}/plan'),
    summary: 'Dar Empresarial a un usuario, o quitárselo con `free`',
    about: 'Concede el plan Empresarial a una persona, o lo quita.',
    input: GrantPlanRequest,
    adds: { accountId: addedField<string>(Id()) },
    reply: SubscriptionView,
    rights: NO_MEMBER,
    access: 'admin',
  }),
} as const;
