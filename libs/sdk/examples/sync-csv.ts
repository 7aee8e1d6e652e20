/**
 * Una sincronización nocturna: lleva a un menú los platos que exporta otro programa, por su código.
 *
 *     node sync-csv.js MENÚ platos.csv
 *
 * La primera línea nombra las columnas: codigo, nombre y precio, y si quieres categoria, descripcion y
 * disponible (sí o no). Lo que ya está igual no se toca; una fila con un error no detiene a las demás. La
 * clave necesita el permiso menus:write.
 */
import { readFile } from 'node:fs/promises';
import { CartaVivaError, createClient, unwrap, type Schema } from '@cartaviva/sdk';

const [menuId, file] = process.argv.slice(2);
if (!menuId || !file) {
  console.error('Uso: sync-csv MENÚ ARCHIVO.csv');
  process.exit(2);
}

/** Los campos de cada línea, entre comillas o sin ellas; las comillas de dentro van dobles (RFC 4180). */
function read(csv: string): string[][] {
  const lines: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n?|\n|$)/gy;
  for (const [, quoted, plain = '', end] of csv.trim().matchAll(field)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') lines.push([]);
  }
  return lines;
}

const [names = [], ...lines] = read(await readFile(file, 'utf8'));
const items = lines.map((line): Schema<'ItemRow'> => {
  const row = Object.fromEntries(names.map((name, at) => [name, line[at] ?? '']));
  return {
    externalId: row['codigo'] ?? '',
    name: row['nombre'] ?? '',
    price: row['precio'] ?? '',
    ...('categoria' in row && { categoryName: row['categoria'] || null }),
    ...('descripcion' in row && { description: row['descripcion'] || null }),
    ...('disponible' in row && { isAvailable: row['disponible'] !== 'no' }),
  };
});

const cartaViva = createClient({
  apiKey: process.env['CARTAVIVA_KEY'],
  baseUrl: process.env['CARTAVIVA_URL'] ?? 'https://cartaviva.do',
});

try {
  const report = await unwrap(
    cartaViva.PUT('/api/menus/{menuId}/items', {
      params: { path: { menuId } },
      body: { items, onError: 'skip' },
    }),
  );
  const { created, updated, unchanged, failed } = report;
  console.log(
    `Nuevos: ${created}. Cambiados: ${updated}. Iguales: ${unchanged}. Con error: ${failed}.`,
  );
  for (const { index, externalId, errors = [] } of report.rows) {
    for (const { field, reason } of errors) {
      console.error(`Plato ${index + 1} (${externalId ?? 'sin código'}), ${field}: ${reason}`);
    }
  }
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof CartaVivaError)) throw error;
  console.error(`CartaViva no aceptó los platos: ${error.message}`);
  process.exitCode = 1;
}
