import { EMAIL_MAX } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import type { Role } from '../actor';
import { PageRequest } from '../page';
import { Id, Omittable, Text } from '../rules';

/** Query of GET /api/admin/users. The newest users come first; `search` matches addresses and names. */
export class FindUsers extends PageRequest {
  @Omittable()
  @Text({ max: EMAIL_MAX })
  search?: string;
}

/** Body of PUT /api/admin/users/{id}/role. */
export class ChangeRoleRequest {
  @IsIn(['user', 'admin'])
  role: Role;
}

export class UserRequest {
  @Id()
  userId: string;
}
