import { postgresAdminUrl, postgresUrl, z } from '@cartaviva/config';

export const variables = {
  DATABASE_URL: postgresUrl,
  DATABASE_ADMIN_URL: postgresAdminUrl.optional(),
  MIGRATE_TO: z.string().min(1).optional().meta({
    description: 'The last migration that is made, by its name.',
    otherwise: 'the newest',
  }),
};
