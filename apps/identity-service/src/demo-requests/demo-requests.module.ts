import { Module } from '@nestjs/common';
import { DemoRequestsController } from './demo-requests.controller';
import { DemoRequests } from './demo-requests.service';

@Module({ controllers: [DemoRequestsController], providers: [DemoRequests] })
export class DemoRequestsModule {}
