import { dashboardReads, useRead } from '@cartaviva/api-client';

/** GET /api/restaurants: all restaurants of the owner, oldest first. */
export const useRestaurants = () => useRead('/api/restaurants', dashboardReads);
