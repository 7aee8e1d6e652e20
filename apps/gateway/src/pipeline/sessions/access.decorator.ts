import { API_KEY_SCOPES, type ApiKeyScope } from '@cartaviva/domain';
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
const KEY_SCOPES = 'key-scopes';

/** For whoever comes, signed in or not. */
export const Public = () => applyDecorators(SetMetadata(ACCESS, 'public'), ApiSecurity({}));

/** For whoever comes; the signed-in may get more. */
export const Anyone = () =>
  applyDecorators(SetMetadata(ACCESS, 'anyone'), ApiSecurity(SECURITY.session), ApiSecurity({}));

export const AdminOnly = () => SetMetadata(ACCESS, 'admin');

/** Adds a route to the API for programs. Callers may use a key that has all of the scopes in place of a session. */
export const TakesKeys = (...scopes: readonly [ApiKeyScope, ...ApiKeyScope[]]) =>
  applyDecorators(
    SetMetadata(KEY_SCOPES, scopes),
    ApiSecurity(SECURITY.session),
    ApiSecurity(SECURITY.key, [...scopes]),
  );

/** Adds a route that every key may call, whatever its scopes. */
export const TakesAnyKey = () =>
  applyDecorators(
    SetMetadata(KEY_SCOPES, []),
    ApiSecurity(SECURITY.session),
    ...API_KEY_SCOPES.map((scope) => ApiSecurity(SECURITY.key, [scope])),
  );

/** What a route's decorators, or its controller's, say. */
export function accessOf(reflector: Reflector, context: ExecutionContext) {
  const said = [context.getHandler(), context.getClass()];
  return {
    access: reflector.getAllAndOverride<Access | undefined>(ACCESS, said) ?? 'signed-in',
    /** What a key needs; a route without it takes none. */
    keyScopes: reflector.getAllAndOverride<readonly ApiKeyScope[] | undefined>(KEY_SCOPES, said),
  };
}
