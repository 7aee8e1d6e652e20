import { operations, post } from '../../operation';
import { ADMINISTRATORS } from '../../people/rights';
import { userAgent } from '../added-fields';
import { IntegrationRequest } from '../integration-request.dto';

const operation = operations('Cuenta');

export const integrationRequest = {
  create: operation('identity.account.requestIntegration', {
    http: post('/api/account/integration-requests'),
    summary: 'Pedir una integración a medida; la recibe ventas',
    about: 'Envía a ventas qué quieres conectar con CartaViva.',
    input: IntegrationRequest,
    adds: { userAgent },
    status: 202,
    rights: ADMINISTRATORS,
    refuses: ['PLAN_REQUIRED'],
  }),
} as const;
