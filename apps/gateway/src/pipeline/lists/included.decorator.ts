import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { namesIn } from './shown-fields';

const INCLUDES = 'includes';

export const includesOf = (handler: object): readonly string[] =>
  (Reflect.getMetadata(INCLUDES, handler) as readonly string[] | undefined) ?? [];

/** Accepts a parameter that adds related objects: `?include=categories,items`. */
export const Includes = (...names: readonly string[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(INCLUDES, names),
    ApiQuery({
      name: 'include',
      required: false,
      description: `Lo que también se responde, separado por comas: ${names.join(', ')}`,
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string', enum: [...names] } },
    }),
  );

/** Returns the requested names. Throws INVALID_INPUT for a name that the route cannot include. */
export const Included = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return namesIn(request, 'include', includesOf(context.getHandler())) ?? new Set<string>();
});
