import { API_KEY_SCOPES, type ApiKeyScope } from '@cartaviva/domain';
import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';

/**
 * Access level of a route, `signed-in` by default. `public` routes ignore the session. `anyone` routes identify the
 * caller if there is a session.
 */
export type Access = 'public' | 'anyone' | 'signed-in' | 'admin';

export const SECURITY = { session: 'session', key: 'apiKey' } as const;

const ACCESS = 'access';
const KEY_SCOPES = 'key-scopes';

export const Public = () => applyDecorators(SetMetadata(ACCESS, 'public'), ApiSecurity({}));

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

export function accessOf(reflector: Reflector, context: ExecutionContext) {
  const said = [context.getHandler(), context.getClass()];
  return {
    access: reflector.getAllAndOverride<Access | undefined>(ACCESS, said) ?? 'signed-in',
    /** Scopes that a key needs. Undefined if the route accepts no keys. */
    keyScopes: reflector.getAllAndOverride<readonly ApiKeyScope[] | undefined>(KEY_SCOPES, said),
  };
}
