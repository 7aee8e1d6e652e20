import { Module } from '@nestjs/common';
import { SessionsController } from './sessions.controller';
import { Sessions } from './sessions.service';

@Module({ controllers: [SessionsController], providers: [Sessions], exports: [Sessions] })
export class SessionsModule {}
