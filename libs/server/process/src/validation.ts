import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { ValidationPipe, type ValidationError } from '@nestjs/common';

/** First message of every field at fault; nested fields are named `visits.0.source`. */
function fieldsOf(errors: readonly ValidationError[], path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...errors.map(({ property, constraints, children }) => {
      const name = path + property;
      if (!constraints) return fieldsOf(children ?? [], `${name}.`);
      const unknown = 'whitelistValidation' in constraints;
      return { [name]: unknown ? RULE_MESSAGES.unknownField : Object.values(constraints)[0] };
    }),
  ) as Record<string, string>;
}

/** The one way payloads are checked: the DTO's rules, no unknown fields, no conversions. */
export const strictValidation = () =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false, exposeDefaultValues: true },
    exceptionFactory: (errors) => new DomainError('INVALID_INPUT', { fields: fieldsOf(errors) }),
  });
