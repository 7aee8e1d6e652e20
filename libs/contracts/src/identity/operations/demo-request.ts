import { message } from '../../message';
import { EVERYONE } from '../../people/rights';
import { CreateDemoRequest, type DemoRequestView } from '../demo-request.dto';

export const demoRequest = {
  create: message(
    'identity.demo-request.create',
    CreateDemoRequest,
    EVERYONE,
  ).replies<DemoRequestView>(),
} as const;
