import type { OperationTexts } from './operation-text';

export const MENU_OPERATIONS: OperationTexts = {
  'menuDrafts.read': [
    'Lee los platos y precios de un texto, de una tabla (CSV, XLSX, XLS, XLSB, ODS), de un PDF o de una foto, y responde un borrador para revisar. No guarda nada; una foto puede tardar hasta 25 segundos.',
  ],
};
