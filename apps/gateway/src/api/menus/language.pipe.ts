import { DomainError } from '@cartaviva/contracts';
import { OTHER_LANGUAGE_CODES, RULE_MESSAGES, type LanguageCode } from '@cartaviva/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** A language in an address: one that a menu can be translated into. */
@Injectable()
export class LanguagePipe implements PipeTransform<string, LanguageCode> {
  transform(value: string): LanguageCode {
    const language = OTHER_LANGUAGE_CODES.find((code) => code === value);
    if (language) return language;
    throw new DomainError('INVALID_INPUT', { fields: { language: RULE_MESSAGES.language } });
  }
}
