import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, PeriodicModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module';
import { AdminModule } from './admin/admin.module';
import { ApiKeysModule } from './api-keys/api-keys.module';
import type { IdentityConfig } from './config';
import { DemoRequestsModule } from './demo-requests/demo-requests.module';
import { GoogleModule } from './google/google.module';
import { IDENTITY_ENTITIES } from './identity-entities';
import { IntegrationRequestsModule } from './integration-requests/integration-requests.module';
import { InvitationsModule } from './invitations/invitations.module';
import { MAIL_KEY, MAIL_KEYS } from './mails/mail-key';
import { MailsModule } from './mails/mails.module';
import { SALES_ADDRESS } from './mails/sales-address';
import { MembersModule } from './members/members.module';
import { OwnerNoticesModule } from './owner-notices/owner-notices.module';
import { PasswordChangesModule } from './password-changes/password-changes.module';
import { REVOCATIONS_REDIS, Revocations } from './revocations/revocations';
import { Retention } from './retention/retention';
import { SecondFactorModule } from './second-factor/second-factor.module';
import { SessionsModule } from './sessions/sessions.module';
import { SignInModule } from './sign-in/sign-in.module';
import { StatusModule } from './status/status.module';
import { TransfersModule } from './transfers/transfers.module';
import { UsersModule } from './users/users.module';

@Module({
  imports: [
    UsersModule,
    MailsModule,
    SessionsModule,
    SignInModule,
    SecondFactorModule,
    GoogleModule,
    PasswordChangesModule,
    ApiKeysModule,
    AccountsModule,
    AdminModule,
    DemoRequestsModule,
    IntegrationRequestsModule,
    StatusModule,
    OwnerNoticesModule,
    MembersModule,
    InvitationsModule,
    TransfersModule,
  ],
})
export class IdentityServiceModule {
  static with({
    DATABASE_URL,
    REDIS_URL,
    MAIL_KEY: mailKey,
    MAIL_KEY_PREVIOUS: previous,
    SALES_EMAIL,
  }: Pick<
    IdentityConfig,
    'DATABASE_URL' | 'REDIS_URL' | 'MAIL_KEY' | 'MAIL_KEY_PREVIOUS' | 'SALES_EMAIL'
  >): DynamicModule {
    return {
      module: IdentityServiceModule,
      global: true,
      imports: [
        PersistenceModule.forRoot({
          schema: 'identity',
          url: DATABASE_URL,
          entities: IDENTITY_ENTITIES,
        }),
        OutboxModule.forRoot({ service: 'identity', redisUrl: REDIS_URL }),
        MessageClientModule.forRoot({ redisUrl: REDIS_URL, role: 'identity' }),
        PeriodicModule,
        HealthModule.with({
          inject: [DataSource, MessageClient],
          checks: postgresAndRedis,
        }),
      ],
      providers: [
        Clock,
        Retention,
        Revocations,
        { provide: MAIL_KEY, useValue: mailKey },
        { provide: MAIL_KEYS, useValue: [mailKey, ...(previous ? [previous] : [])] },
        { provide: SALES_ADDRESS, useValue: SALES_EMAIL },
        { provide: REVOCATIONS_REDIS, useValue: REDIS_URL },
      ],
      exports: [Clock, MAIL_KEY, MAIL_KEYS, SALES_ADDRESS, Revocations],
    };
  }
}
