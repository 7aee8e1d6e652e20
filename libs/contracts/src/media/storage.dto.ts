import { PLAN_IDS, type PlanId } from '@cartaviva/domain';
import { IsIn, IsInt, Min } from 'class-validator';

/** GET /api/storage: how much of their plan's storage the acting user's images take, in bytes. */
export class StorageView {
  @IsIn([...PLAN_IDS])
  plan: PlanId;

  /** With what is promised to uploads that are under way. */
  @IsInt()
  @Min(0)
  usedBytes: number;

  @IsInt()
  @Min(0)
  limitBytes: number;
}
