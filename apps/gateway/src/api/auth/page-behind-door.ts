import { PLAN_IDS } from '@cartaviva/domain';
import { ownPath } from './own-path';

/** The query of `/api/login`, `/login` and `/registro`: `return`, a path, and `plan`, to pay for. */
export type DoorQuery = Readonly<Record<string, unknown>>;

/** The page that the signed-in go on to: the one that sent them, the plan to pay for, or the panel. */
export function pageBehindDoor({ return: back, plan }: DoorQuery): string {
  const paying = PLAN_IDS.find((id) => id === plan);
  return ownPath(back) ?? (paying ? `/profile/plan?plan=${paying}` : '/dashboard');
}
