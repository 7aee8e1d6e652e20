import { OTHER_LANGUAGE_CODES, RULE_MESSAGES } from '@cartaviva/domain';
import { choiceInPath, get, list, operations, put } from '../../operation';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import { Translation, TranslationsRequest } from '../translation.dto';

const operation = operations('Menús');

const LANGUAGE = {
  language: choiceInPath(OTHER_LANGUAGE_CODES, RULE_MESSAGES.language),
};

export const translation = {
  list: operation('menus.translations.list', {
    http: get('/api/menus/{menuId}/translations/{language}'),
    summary: 'Los textos de un menú mío en otro idioma',
    about: 'Cada texto del menú con su traducción al idioma pedido; vacía si aún no tiene.',
    path: LANGUAGE,
    reply: list(Translation, { whole: true }),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  save: operation('menus.translations.save', {
    http: put('/api/menus/{menuId}/translations/{language}'),
    summary: 'Traducir textos de un menú: solo los que se envían',
    about: 'Guarda las traducciones que se envían y deja las demás. Responde las guardadas.',
    path: LANGUAGE,
    input: TranslationsRequest,
    largeBody: 'whole-menus',
    conditional: 'content',
    reply: list(Translation),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['PLAN_REQUIRED'],
  }),
} as const;
