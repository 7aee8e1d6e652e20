import { counted, hourName, WEEKDAYS } from '../words';
import type { Cell } from './cell';

const at = ({ weekday, hour }: Cell) => `${WEEKDAYS[weekday]?.name} ${hourName(hour)}`;

export const MESSAGES = {
  title: 'Días y horas',
  hour: 'Hora',
  strongest: (cell: Cell) => `Tu hora fuerte: ${at(cell)}`,
  tooFew: 'Con unas cuantas visitas más te diremos cuál es tu hora fuerte.',
  cell: (cell: Cell) => `${at(cell)}: ${counted(cell.views, 'visita', 'visitas')}`,
  map: (cell: Cell | undefined) =>
    `Mapa de visitas por día de la semana y hora.${cell ? ` La hora más fuerte: ${at(cell)}` : ''}`,
  less: 'Menos',
  more: 'Más',
} as const;
