import { PersistenceModule } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountEventsService } from '../account-events/account-events.service';
import { IDENTITY_ENTITIES } from '../identity-entities';
import { Revocations } from '../revocations/revocations';
import { SessionsService } from '../sessions/sessions.service';
import { AdminGrantService } from './admin-grant.service';
import { RolesService } from './roles.service';

/** Module of the operator's command. It has the service's tables, but neither messages nor mails. */
@Module({ providers: [AdminGrantService, RolesService, SessionsService, AccountEventsService] })
export class OperatorModule {
  static with(url: string): DynamicModule {
    const tables = { schema: 'identity', url, entities: IDENTITY_ENTITIES, poolSize: 2 };
    return {
      module: OperatorModule,
      global: true,
      imports: [PersistenceModule.forRoot(tables)],
      // The outbox tells the gateways about ended sessions within a second. The command does not wait for them.
      providers: [Clock, { provide: Revocations, useValue: { publish: () => Promise.resolve() } }],
      exports: [Clock, Revocations],
    };
  }
}
