import { operations, post } from '../../operation';
import { EVERYONE } from '../../people/rights';
import { CreateDemoRequest, DemoRequestView } from '../demo-request.dto';

const operation = operations('Demo');

export const demoRequest = {
  create: operation('identity.demo.request', {
    http: post('/api/demo-requests'),
    summary: 'Pedir una demostración',
    about: 'Pide que ventas enseñe el producto.',
    access: 'public',
    limit: 'demoRequest',
    input: CreateDemoRequest,
    location: '/api/admin/demo-requests',
    reply: DemoRequestView,
    rights: EVERYONE,
  }),
} as const;
