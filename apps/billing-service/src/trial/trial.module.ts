import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { TrialController } from './trial.controller';
import { Trial } from './trial.service';

@Module({
  imports: [SubscriptionsModule],
  controllers: [TrialController],
  providers: [Trial],
})
export class TrialModule {}
