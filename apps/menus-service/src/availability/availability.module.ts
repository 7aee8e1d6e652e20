import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { AvailabilitySweep } from './availability-sweep';

@Module({ providers: [Clock, AvailabilitySweep] })
export class AvailabilityModule {}
