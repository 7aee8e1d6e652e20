import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { CONFIG, type GatewayConfig } from '../../config';
import { AccessGuard } from './access.guard';
import { BrowserSession } from './browser-session';
import { DeviceCookie } from './device-cookie';
import { PendingSignOuts } from './pending-sign-outs';
import { SessionCookie } from './session-cookie';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions';

@Module({
  imports: [
    ApiKeysModule,
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
    Sessions,
    SessionCookie,
    DeviceCookie,
    PendingSignOuts,
    SessionStrategy,
    BrowserSession,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Sessions, BrowserSession, SessionStrategy],
})
export class SessionsModule {}
