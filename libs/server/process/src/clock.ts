import { Injectable } from '@nestjs/common';

/** Current time. Decisions that depend on time use it, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
