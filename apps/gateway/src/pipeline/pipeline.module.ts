import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type GatewayConfig } from '../config';
import { ApiKeys } from './api-keys/api-keys';
import { HourlyLimits } from './api-keys/hourly-limits';
import { KeyOwners } from './api-keys/key-owners';
import { ProblemFilter } from './errors/problem.filter';
import { AnsweredBeforeFilter } from './idempotency/answered-before.filter';
import { KeyedWritesInterceptor } from './idempotency/keyed-writes.interceptor';
import { StoredAnswers } from './idempotency/stored-answers';
import { ClientLimits } from './limits/client-limits';
import { PasswordHashingLimiter } from './limits/password-hashing-limiter';
import { RedisMemory } from './limits/redis-memory';
import { SharedRedis } from './limits/shared-redis';
import { KnownParametersInterceptor } from './requests/known-parameters.interceptor';
import { AccessGuard } from './sessions/access.guard';
import { BrowserSession } from './sessions/browser-session';
import { DeviceCookie } from './sessions/device-cookie';
import { PendingSignOuts } from './sessions/pending-sign-outs';
import { Revoked } from './sessions/revoked';
import { SessionCookie } from './sessions/session-cookie';
import { SessionStrategy } from './sessions/session.strategy';
import { Sessions } from './sessions/sessions';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: ({ SESSION_SECRET }: GatewayConfig) => ({
        secret: SESSION_SECRET,
        signOptions: { algorithm: 'HS256' },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  providers: [
    SharedRedis,
    RedisMemory,
    ClientLimits,
    PasswordHashingLimiter,
    Revoked,
    ApiKeys,
    HourlyLimits,
    KeyOwners,
    Sessions,
    SessionCookie,
    DeviceCookie,
    PendingSignOuts,
    SessionStrategy,
    BrowserSession,
    StoredAnswers,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: KnownParametersInterceptor },
    { provide: APP_INTERCEPTOR, useClass: KeyedWritesInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_FILTER, useClass: AnsweredBeforeFilter },
  ],
  exports: [
    SharedRedis,
    ClientLimits,
    PasswordHashingLimiter,
    Sessions,
    BrowserSession,
    SessionStrategy,
  ],
})
export class PipelineModule {}
