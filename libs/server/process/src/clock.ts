import { Injectable } from '@nestjs/common';

/** The time now. Asked wherever a decision depends on it, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
