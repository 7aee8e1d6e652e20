/** A process of its own, as Node runs it: a book comes in, its first sheet's rows go out as JSON. */
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/universal';

const MAX_CELLS = 200_000;

const book = await buffer(process.stdin);
const rows = await readSheet(new Uint8Array(book).buffer);
const cells = rows.reduce((sum, row) => sum + row.length, 0);
if (cells > MAX_CELLS) throw new Error('more cells than any menu has');
const texts = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
process.stdout.write(JSON.stringify(texts));
