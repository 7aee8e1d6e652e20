import { useRead } from '@cartaviva/api-client';

/** GET /api/auth/methods: the ways in beside e-mail and password. */
export const useSignInMethods = () => useRead('/api/auth/methods');
