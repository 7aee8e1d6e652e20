export const HOURS_MESSAGES = {
  title: 'Horario',
  hint: 'Tu menú dice si estás abierto y hasta qué hora, y avisa antes de mandarte un pedido cuando estás cerrado.',
  start: 'Poner horario',
  allDays: 'Abierto 24 horas',
  remove: 'Quitar horario',
  holidays: 'Feriados',
  closed: 'Cerrado',
  wholeDay: '24 horas',
  nextDay: 'del día siguiente',
  from: (day: string, turn: number) => `${day}: abre${turnOf(turn)}`,
  to: (day: string, turn: number) => `${day}: cierra${turnOf(turn)}`,
  more: (day: string) => `Más sobre ${day.toLowerCase()}`,
  addTurn: 'Agregar otro turno',
  dayAndNight: 'Abierto 24 horas',
  copy: 'Copiar a los demás días',
  removeTurn: (day: string, turn: number) => `${day}: quitar${turnOf(turn) || ' este turno'}`,
  onHolidays: 'Los feriados',
  holidayChoices: {
    same: 'Como cualquier otro día',
    closed: 'Cerrado',
    own: 'Con otro horario',
  },
  closedOn: 'Cerrado un día, como Nochebuena',
  addDate: 'Agregar',
  closedDates: 'Días con otro horario',
  removeDate: (date: string) => `Quitar ${date}`,
  overlap: 'Los turnos de un día van en orden y no se cruzan.',
  shown: (week: string) => `Tu menú dirá: ${week}`,
} as const;

function turnOf(turn: number): string {
  return turn === 0 ? '' : ` el turno ${turn + 1}`;
}
