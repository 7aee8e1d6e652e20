import { PersistenceModule } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Module, type DynamicModule } from '@nestjs/common';
import { IDENTITY_ENTITIES } from '../identity-entities';
import { Revocations } from '../revocations/revocations';
import { AdminGrantService } from './admin-grant.service';
import { RolesModule } from './roles.module';

/** What an operator's command needs of the service: its tables, and neither messages nor mails. */
@Module({ imports: [RolesModule], providers: [AdminGrantService] })
export class OperatorModule {
  static with(url: string): DynamicModule {
    const tables = { schema: 'identity', url, entities: IDENTITY_ENTITIES, poolSize: 2 };
    return {
      module: OperatorModule,
      global: true,
      imports: [PersistenceModule.forRoot(tables)],
      // Gateways hear of what it ends by the outbox, within a second: nobody waits for an answer.
      providers: [Clock, { provide: Revocations, useValue: { publish: () => Promise.resolve() } }],
      exports: [Clock, Revocations],
    };
  }
}
