import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';

/**
 * Who may call a route. A route that says nothing is for the signed-in alone; `public` routes do not
 * look at the session; `anyone` routes know the caller when there is one.
 */
export type Access = 'public' | 'anyone' | 'signed-in' | 'admin';

/** How callers are known, by its name in the API's document. */
export const SECURITY = { session: 'session', key: 'apiKey' } as const;

const ACCESS = 'access';
const TAKES_KEYS = 'takes-keys';

/** For whoever comes, signed in or not. */
export const Public = () => applyDecorators(SetMetadata(ACCESS, 'public'), ApiSecurity({}));

/** For whoever comes; the signed-in may get more. */
export const Anyone = () =>
  applyDecorators(SetMetadata(ACCESS, 'anyone'), ApiSecurity(SECURITY.session), ApiSecurity({}));

export const AdminOnly = () => SetMetadata(ACCESS, 'admin');

/** Part of the API for programs: it may be called with a key in place of a session. */
export const TakesKeys = () =>
  applyDecorators(
    SetMetadata(TAKES_KEYS, true),
    ApiSecurity(SECURITY.session),
    ApiSecurity(SECURITY.key),
  );

/** What a route's decorators, or its controller's, say. */
export function accessOf(reflector: Reflector, context: ExecutionContext) {
  const said = [context.getHandler(), context.getClass()];
  return {
    access: reflector.getAllAndOverride<Access | undefined>(ACCESS, said) ?? 'signed-in',
    takesKeys: reflector.getAllAndOverride<true | undefined>(TAKES_KEYS, said) ?? false,
  };
}
