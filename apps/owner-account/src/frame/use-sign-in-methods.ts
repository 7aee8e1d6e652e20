import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/auth/methods: the sign-in methods besides email and password. */
export const useSignInMethods = () => useRead('/api/auth/methods');
