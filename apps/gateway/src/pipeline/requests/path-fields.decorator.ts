import { DomainError, type PathRules } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';

/** Parses the path parameters of an operation. A malformed ID is refused here, and the service checks the others. */
export const PathFields = createParamDecorator((rules: PathRules, context: ExecutionContext) => {
  const params = context.switchToHttp().getRequest<FastifyRequest>().params as Readonly<
    Record<string, string>
  >;
  const fields = Object.entries(rules).map(([name, { parse, isId }]) => {
    const text = params[name] ?? '';
    if (isId && !isUUID(text)) {
      throw new DomainError('INVALID_INPUT', { fields: { [name]: RULE_MESSAGES.id } });
    }
    return [name, parse(text)];
  });
  return Object.fromEntries(fields) as Record<string, string | number>;
});
