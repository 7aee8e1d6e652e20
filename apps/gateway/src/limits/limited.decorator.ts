import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { LIMIT, ClientLimitGuard } from './client-limit.guard';
import type { LimitName } from './client-limits';

/** One client may call this route only so often. */
export const Limited = (name: LimitName) =>
  applyDecorators(SetMetadata(LIMIT, name), UseGuards(ClientLimitGuard));
