import { RULE_MESSAGES } from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { rules } from './rules';

/** A list of at most `max` distinct IDs. */
export const IdList = (max: number) =>
  rules(
    IsArray({ message: RULE_MESSAGES.id }),
    ArrayMaxSize(max, { message: RULE_MESSAGES.tooMany(max) }),
    ArrayUnique({ message: RULE_MESSAGES.id }),
    IsUUID('all', { each: true, message: RULE_MESSAGES.id }),
  );
