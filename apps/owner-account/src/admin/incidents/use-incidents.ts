import { api } from '@cartaviva/api-client';
import type { IncidentView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/admin/incidents: the open ones first. */
export const useIncidents = () =>
  useSWR<IncidentView[], unknown>('/api/admin/incidents', api.get<IncidentView[]>, {
    revalidateIfStale: true,
  });
