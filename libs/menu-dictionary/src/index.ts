export { loadDictionary, type Dictionary } from './dictionary';
export { draftTranslation } from './draft';
