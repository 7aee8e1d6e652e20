import { OTHER_LANGUAGE_CODES, RULE_MESSAGES } from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateBy } from 'class-validator';
import { rules } from '../rules/rules';
import { isPlainObject } from '../rules/shape';

/** Distinct languages other than the menu's own. */
export const Languages = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.language }),
    ArrayMaxSize(OTHER_LANGUAGE_CODES.length, { message: RULE_MESSAGES.language }),
    ArrayUnique({ message: RULE_MESSAGES.language }),
    IsIn([...OTHER_LANGUAGE_CODES], { each: true, message: RULE_MESSAGES.language }),
  );

/** Texts in other languages, keyed by language. Only replies contain them. */
export const TextsByLanguage = () =>
  ValidateBy(
    { name: 'isTextsByLanguage', validator: { validate: isPlainObject } },
    { message: RULE_MESSAGES.object },
  );
