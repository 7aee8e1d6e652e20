import { get, list, operations } from '../../operation';
import { EVERYONE } from '../../people/rights';
import { PlanView } from '../plan.dto';

const operation = operations('Planes');

export const plan = {
  list: operation('billing.plans.list', {
    http: get('/api/plans'),
    summary: 'Los planes, con su precio y sus límites',
    about: 'Los cuatro planes, con lo que incluye cada uno.',
    reply: list(PlanView, { whole: true }),
    rights: EVERYONE,
    access: 'public',
  }),
} as const;
