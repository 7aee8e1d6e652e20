import { Module } from '@nestjs/common';
import { PaymentsController } from './payments.controller';
import { Payments } from './payments.service';

@Module({ controllers: [PaymentsController], providers: [Payments] })
export class ReceiptsModule {}
