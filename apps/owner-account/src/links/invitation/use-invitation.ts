import { api } from '@cartaviva/api-client';
import type { InvitationLook } from '@cartaviva/contracts';
import useSWR from 'swr';

/** POST /api/invitations/look: what the token invites to. Looking uses nothing up. */
export const useInvitation = (token: string) =>
  useSWR<InvitationLook, unknown>(['invitation', token], () =>
    api.post('/api/invitations/look', { body: { token } }),
  );
