import { DomainError } from '@cartaviva/domain';
import { get, operations, page, post, revised, type PathRule } from '../../operation';
import { PageRequest } from '../../page';
import { EDITORS } from '../../people/rights';
import { WholeNumber } from '../../rules';
import {
  CompareVersionRequest,
  MenuVersion,
  RestoreReport,
  RestoreVersionRequest,
  VersionDifferences,
} from '../history.dto';
import { MAX_VERSION } from '../version';

const operation = operations('Menús');

/** Anything that is not a valid number counts as a missing version. */
const VERSION_NUMBER: PathRule<number> = {
  rule: WholeNumber(1, MAX_VERSION),
  parse(text) {
    const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    if (number < 1 || number > MAX_VERSION) throw new DomainError('VERSION_NOT_FOUND');
    return number;
  },
  schema: { type: 'number' },
};

export const history = {
  list: operation('menus.history.list', {
    http: get('/api/menus/{menuId}/history'),
    summary: 'Las versiones de un menú mío, de la última a la primera',
    about:
      'Cada cambio del menú con quién lo hizo y cuándo, en pocas palabras. Lo que una misma persona cambia en pocos minutos es una versión. Se guardan las últimas 200 de cada menú, por un año.',
    input: PageRequest,
    reply: page(MenuVersion),
    rights: EDITORS,
    keys: ['menus:read'],
  }),
  compare: operation('menus.history.compare', {
    http: get('/api/menus/{menuId}/history/{versionNumber}'),
    summary: 'Una versión de un menú mío y lo que cambió',
    about:
      'Lo que cambió en esa versión o, con `against=now`, lo que ha cambiado desde ella hasta ahora. El `ETag` es el del menú con todo su contenido: con él, `history.restore` no pisa lo que otro cambie mientras tanto.',
    path: { versionNumber: VERSION_NUMBER },
    input: CompareVersionRequest,
    reply: revised(VersionDifferences),
    rights: EDITORS,
    keys: ['menus:read'],
    refuses: ['VERSION_NOT_FOUND'],
  }),
  /** Restores a version of the menu as a new version, or returns a preview of the changes. */
  restore: operation('menus.history.restore', {
    http: post('/api/menus/{menuId}/history/{versionNumber}/restore'),
    summary: 'Devolver un menú mío a una versión',
    about:
      'Devuelve el menú, o solo los ítems que se nombran, a como era en esa versión, en una sola transacción y como una versión más: para deshacerlo se restaura la anterior. No cambia si está publicado ni qué está agotado. Con `preview` solo dice qué cambiaría.',
    path: { versionNumber: VERSION_NUMBER },
    input: RestoreVersionRequest,
    conditional: 'content',
    reply: RestoreReport,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['VERSION_NOT_FOUND', 'MENU_CONTENT_LIMIT_REACHED'],
    limit: 'import',
  }),
} as const;
