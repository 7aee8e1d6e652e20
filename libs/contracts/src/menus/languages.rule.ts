import { OTHER_LANGUAGE_CODES, RULE_MESSAGES } from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateBy } from 'class-validator';
import { rules } from '../rules/rules';
import { isPlainObject } from '../rules/shape';

/** Languages besides the menu's own, each once. */
export const Languages = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.language }),
    ArrayMaxSize(OTHER_LANGUAGE_CODES.length, { message: RULE_MESSAGES.language }),
    ArrayUnique({ message: RULE_MESSAGES.language }),
    IsIn([...OTHER_LANGUAGE_CODES], { each: true, message: RULE_MESSAGES.language }),
  );

/** Texts in other languages, by language; replies alone have them. */
export const TextsByLanguage = () =>
  ValidateBy(
    { name: 'isTextsByLanguage', validator: { validate: isPlainObject } },
    { message: RULE_MESSAGES.object },
  );
