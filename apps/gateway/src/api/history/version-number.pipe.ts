import { DomainError, MAX_VERSION } from '@cartaviva/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';

const DIGITS = /^[1-9]\d{0,9}$/;

/** Parses the version number in a path. Anything that is not a valid number counts as a missing version. */
@Injectable()
export class VersionNumberPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const number = DIGITS.test(value) ? Number(value) : 0;
    if (number >= 1 && number <= MAX_VERSION) return number;
    throw new DomainError('VERSION_NOT_FOUND');
  }
}
