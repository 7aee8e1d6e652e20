import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type GatewayConfig } from '../config';
import { SessionCookie } from './session-cookie';
import { SessionGuard } from './session.guard';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions';

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
    Sessions,
    SessionCookie,
    SessionStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [Sessions, SessionCookie],
})
export class SessionsModule {}
