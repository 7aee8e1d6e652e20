import { FILE_HEAD_BYTES, MAX_IMPORT_BYTES, refusedFormat, uploadFormat } from '@cartaviva/domain';
import { IMPORT_MESSAGES as MESSAGES } from './messages';

export const CSV = 'text/csv';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Files that the chooser of the demo accepts. Extensions are included because systems disagree on the type of CSV
 * files.
 */
export const DEMO_ACCEPTED = { [CSV]: ['.csv', '.txt'], [XLSX]: ['.xlsx'] };

export const ACCEPTED = {
  ...DEMO_ACCEPTED,
  'text/tab-separated-values': ['.tsv'],
  'text/plain': ['.txt'],
  'application/json': ['.json'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.ms-excel.sheet.binary.macroenabled.12': ['.xlsb'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
};

/** Returns why a file is no table, by its bytes and size, whatever its name is. */
export async function tableFault(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  if (uploadFormat(head) || refusedFormat(head)) return MESSAGES.wrongType;
  return file.size > MAX_IMPORT_BYTES ? MESSAGES.tooLarge : undefined;
}

export function spreadsheetIn(file: File): { readonly table: Blob } | { readonly fault: string } {
  const name = file.name.toLowerCase();
  const isWorkbook = name.endsWith('.xlsx') || file.type === XLSX;
  const isText = name.endsWith('.csv') || name.endsWith('.txt') || file.type === CSV;
  if (!isWorkbook && !isText) return { fault: MESSAGES.wrongDemoType };
  return sized(new Blob([file], { type: isWorkbook ? XLSX : CSV }));
}

/** Wraps rows copied from a spreadsheet in a file, whatever delimits their columns. */
export const tableOf = (text: string): File => new File([text], 'pegado.csv', { type: CSV });

const sized = (table: Blob) =>
  table.size > MAX_IMPORT_BYTES ? { fault: MESSAGES.tooLarge } : { table };

/** Sample table. Excel needs the byte order mark to display accents. */
export const SAMPLE = `\uFEFFNombre,Precio,Categoría,Descripción,Etiquetas,Alérgenos,Disponible
Mangú con los tres golpes,325.00,Desayunos,"Salami, queso frito y huevo",,Huevos;Lácteos,sí
Sancocho de siete carnes,450.00,Platos fuertes,Con arroz blanco y aguacate,Sin Gluten,Apio,sí
Tostones,120.00,Acompañantes,,Vegano;Sin Gluten,,sí
Jugo de chinola,110.00,Bebidas,,Vegano,,no
`;
