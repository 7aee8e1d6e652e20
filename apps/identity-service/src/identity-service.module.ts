import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IdentityConfig } from './config';
import { DemoRequest } from './demo-requests/demo-request.entity';
import { DemoRequestsModule } from './demo-requests/demo-requests.module';
import { MAIL_KEY } from './mails/mail-key';
import { RetentionModule } from './retention/retention.module';
import { Session } from './sessions/session.entity';
import { SessionsModule } from './sessions/sessions.module';
import { SignInModule } from './sign-in/sign-in.module';
import { User } from './users/user.entity';
import { UsersModule } from './users/users.module';
import { VerificationCode } from './verification-codes/verification-code.entity';

/** Everything identity-service can do, on the engines it is given. */
@Module({
  imports: [UsersModule, SessionsModule, SignInModule, DemoRequestsModule, RetentionModule],
})
export class IdentityServiceModule {
  static with({
    DATABASE_URL,
    REDIS_URL,
    MAIL_KEY: mailKey,
  }: Pick<IdentityConfig, 'DATABASE_URL' | 'REDIS_URL' | 'MAIL_KEY'>): DynamicModule {
    return {
      module: IdentityServiceModule,
      global: true,
      imports: [
        PersistenceModule.forRoot({
          schema: 'identity',
          url: DATABASE_URL,
          entities: [User, Session, VerificationCode, DemoRequest],
        }),
        OutboxModule.forRoot({ service: 'identity', redisUrl: REDIS_URL }),
        MessageClientModule.forRoot({ redisUrl: REDIS_URL, name: 'identity-service' }),
        HealthModule.with({
          inject: [DataSource, MessageClient],
          checks: postgresAndRedis,
        }),
      ],
      providers: [Clock, { provide: MAIL_KEY, useValue: mailKey }],
      exports: [Clock, MAIL_KEY],
    };
  }
}
