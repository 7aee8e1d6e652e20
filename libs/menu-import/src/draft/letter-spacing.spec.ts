import { closeSpacing } from './letter-spacing';

it.each([
  [['P L A T O S', 'F U E R T E S'], 'PLATOS FUERTES', false],
  [['P L A T O S F U E R T E S'], 'PLATOS FUERTES', false],
  [['PA R A', 'E M P E Z A R'], 'PARA EMPEZAR', false],
  [['L O', 'D U L C E'], 'LO DULCE', false],
  [['Z A R A Z A'], 'ZARAZA', true],
])('closes %j', (parts, text, isUnsure) => expect(closeSpacing(parts)).toEqual({ text, isUnsure }));

it.each([[['Sopa de la casa']], [['A la carta']], [['C U', '350']], [['Té', 'y', 'té']]])(
  'leaves %j as it is',
  (parts) => expect(closeSpacing(parts)).toBeNull(),
);
