import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { TrialController } from './trial.controller';
import { TrialService } from './trial.service';

@Module({
  imports: [SubscriptionsModule],
  controllers: [TrialController],
  providers: [TrialService],
})
export class TrialModule {}
