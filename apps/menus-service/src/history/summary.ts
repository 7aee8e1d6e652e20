import type { Difference } from '@cartaviva/contracts';

const SENTENCES = 3;

const NEW = { menu: 'Menú nuevo', category: 'Categoría nueva', item: 'Ítem nuevo' } as const;
const GONE = {
  menu: 'Menú eliminado',
  category: 'Categoría eliminada',
  item: 'Ítem eliminado',
} as const;

export const summaryOf = (differences: readonly (() => Difference)[]): string[] =>
  differences.slice(0, SENTENCES).map((describe) => sentenceOf(describe()));

function sentenceOf({ kind, name, change, fields }: Difference): string {
  if (change === 'added') return `${NEW[kind]}: ${name}`;
  if (change === 'removed') return `${GONE[kind]}: ${name}`;
  const [first, ...others] = fields;
  if (others.length > 0) {
    const labels = fields.map(({ label }) => label.toLowerCase()).join(', ');
    return kind === 'menu' ? `Menú: ${labels}` : `${name}: ${labels}`;
  }
  const { field, label, before, after } = first!;
  if (field === 'isAvailable') return `${name}: ${after === 'sí' ? 'disponible' : 'agotado'}`;
  if (field === 'isPublished') return after === 'sí' ? 'Menú publicado' : 'Menú despublicado';
  const subject = kind === 'menu' ? label : `${label} de ${name}`;
  return before === '' ? `${subject}: ${after}` : `${subject}: ${before} → ${after || 'vacío'}`;
}
