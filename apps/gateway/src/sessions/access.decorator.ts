import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';

/**
 * Who may call a route. A route that says nothing is for the signed-in alone; `public` routes do not
 * look at the session; `anyone` routes know the caller when there is one.
 */
export type Access = 'public' | 'anyone' | 'signed-in';

const ACCESS = 'access';

/** For whoever comes, signed in or not. */
export const Public = () => applyDecorators(SetMetadata(ACCESS, 'public'), ApiSecurity({}));

/** For whoever comes; the signed-in may get more. */
export const Anyone = () => applyDecorators(SetMetadata(ACCESS, 'anyone'), ApiSecurity({}));

export const accessOf = (reflector: Reflector, context: ExecutionContext): Access =>
  reflector.getAllAndOverride<Access | undefined>(ACCESS, [
    context.getHandler(),
    context.getClass(),
  ]) ?? 'signed-in';
