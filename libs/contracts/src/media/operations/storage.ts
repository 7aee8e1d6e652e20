import { get, operations } from '../../operation';
import { EDITORS } from '../../people/rights';
import { StorageView } from '../storage.dto';

const operation = operations('Imágenes');

export const storage = {
  usage: operation('media.uploads.getStorage', {
    http: get('/api/storage'),
    summary: 'Cuánto espacio ocupan mis imágenes, y cuánto incluye mi plan',
    about: 'El espacio que ocupan tus imágenes y el que incluye tu plan.',
    reply: StorageView,
    rights: EDITORS,
    keys: ['menus:read'],
  }),
} as const;
