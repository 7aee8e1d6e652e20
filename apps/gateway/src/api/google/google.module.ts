import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { CONFIG, type GatewayConfig } from '../../config';
import { SessionsModule } from '../../pipeline/sessions/sessions.module';
import { googleClient } from './google-client';
import { GoogleController } from './google.controller';
import { GoogleSignIns } from './google-sign-ins';
import { GoogleStrategy } from './google.strategy';
import { Handshakes } from './handshakes';

@Module({
  imports: [BillingModule, SessionsModule],
  controllers: [GoogleController],
  providers: [
    Handshakes,
    GoogleSignIns,
    {
      provide: GoogleStrategy,
      inject: [CONFIG],
      useFactory: (config: GatewayConfig) => {
        const client = googleClient(config);
        return client ? new GoogleStrategy(client) : null;
      },
    },
  ],
})
export class GoogleModule {}
