import { dashboardReads, useRead } from '@cartaviva/api-client';

/** GET /api/restaurants: all of the owner's, the oldest first. */
export const useRestaurants = () => useRead('/api/restaurants', dashboardReads);
