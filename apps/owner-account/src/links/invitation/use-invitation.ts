import { api } from '@cartaviva/api-client';
import type { InvitationLook } from '@cartaviva/contracts';
import useSWR from 'swr';

/** Sends POST /api/invitations/look, which describes the invitation without using the token up. */
export const useInvitation = (token: string) =>
  useSWR<InvitationLook, unknown>(['invitation', token], () =>
    api.post('/api/invitations/look', { body: { token } }),
  );
