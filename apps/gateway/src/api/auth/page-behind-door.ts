import { PLAN_IDS } from '@cartaviva/domain';
import { ownPath } from './own-path';

/** Query of `/api/login`, `/login` and `/registro`: `return` is a path and `plan` is the plan to pay for. */
export type DoorQuery = Readonly<Record<string, unknown>>;

/** Returns the page after sign-in: the return path, the payment page of the plan, or the dashboard. */
export function pageBehindDoor({ return: back, plan }: DoorQuery): string {
  const paying = PLAN_IDS.find((id) => id === plan);
  return ownPath(back) ?? (paying ? `/profile/plan?plan=${paying}` : '/dashboard');
}
