import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { LIMIT, ClientLimitGuard, type CountedCalls } from './client-limit.guard';
import type { LimitName } from './client-limits';

/** One client may call this route only so often, or only so often with a body of more than `above` bytes. */
export const Limited = (name: LimitName, above = 0) =>
  applyDecorators(
    SetMetadata(LIMIT, { name, above } satisfies CountedCalls),
    UseGuards(ClientLimitGuard),
  );
