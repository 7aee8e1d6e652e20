import { Module } from '@nestjs/common';
import { Parts } from './parts';
import { StatusController } from './status.controller';

@Module({ controllers: [StatusController], providers: [Parts] })
export class StatusModule {}
