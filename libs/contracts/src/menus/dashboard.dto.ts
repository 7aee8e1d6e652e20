import { WholeNumber } from '../rules';

/** Reply of GET /api/dashboard/stats (specification §3, "Dashboard stats"). */
export class DashboardStats {
  @WholeNumber(0, 1_000_000_000)
  totalMenus: number;

  @WholeNumber(0, 1_000_000_000)
  totalItems: number;

  @WholeNumber(0, 1_000_000_000)
  publishedMenus: number;
}
