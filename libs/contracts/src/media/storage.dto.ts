import { PLAN_IDS, type PlanId } from '@cartaviva/domain';
import { IsIn, IsInt, Min } from 'class-validator';

/** Reply of GET /api/storage: the storage that the acting user's images take, in bytes. */
export class StorageView {
  @IsIn([...PLAN_IDS])
  plan: PlanId;

  /** Includes the space that uploads in progress reserve. */
  @IsInt()
  @Min(0)
  usedBytes: number;

  @IsInt()
  @Min(0)
  limitBytes: number;
}
