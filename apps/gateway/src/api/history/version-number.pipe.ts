import { DomainError, MAX_VERSION } from '@cartaviva/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';

const DIGITS = /^[1-9]\d{0,9}$/;

/** The number of a version in an address; what is no number is of no version there is. */
@Injectable()
export class VersionNumberPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const number = DIGITS.test(value) ? Number(value) : 0;
    if (number >= 1 && number <= MAX_VERSION) return number;
    throw new DomainError('VERSION_NOT_FOUND');
  }
}
