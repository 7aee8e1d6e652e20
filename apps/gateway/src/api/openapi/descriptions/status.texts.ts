import type { FieldTexts } from './field-text';

export const STATUS_TEXTS: FieldTexts = {
  'SystemStatus.status': ['El estado de todo el servicio: el peor de sus partes.'],
  components: ['Cada parte del servicio.'],
  months: ['Los últimos doce meses, el más antiguo primero.'],
  incidents: ['Los incidentes: los abiertos primero, después los de los últimos 90 días.'],
  checkedAt: ['Cuándo se miró por última vez: ISO 8601, en UTC.'],
  'ComponentStatus.id': ['Identificador de la parte.'],
  'ComponentStatus.name': ['Nombre de la parte.', 'Códigos QR'],
  'ComponentStatus.status': ['Cómo está ahora; `unknown` si nadie lo sabe.'],
  responseMs: ['Cuánto tardó en responder lo más lento de ella, en milisegundos.', 14],
  uptime: ['Por ciento de las comprobaciones en que estuvo bien; `null` si no las hubo.', 99.98],
  days: ['Los últimos 90 días, el más antiguo primero.'],
  'DayUptime.date': ['Día (AAAA-MM-DD), en UTC.', '2026-11-21', { format: 'date' }],
  month: ['Mes (AAAA-MM), en UTC.', '2026-11', { pattern: String.raw`^\d{4}-\d{2}$` }],
  downMinutes: ['Minutos sin servicio, redondeados hacia arriba.', 3],
  component: ['La parte del servicio.'],
  title: ['Qué pasa, en pocas palabras.', 'Cambio de servidor'],
  'IncidentView.status': ['Cómo está el incidente.'],
  'OpenIncidentRequest.status': ['Con qué estado se abre.'],
  'ChangeIncidentRequest.status': ['El nuevo estado.'],
  'IncidentView.description': [
    'Qué se sabe; `null` si no se dice más.',
    'Las subidas tardan más de lo normal.',
  ],
  'OpenIncidentRequest.description': [
    'Qué se sabe; `null` si no se dice más.',
    'Las subidas tardan más de lo normal.',
  ],
  'ChangeIncidentRequest.description': [
    'Qué se sabe; `null` la quita.',
    'Las subidas tardan más de lo normal.',
  ],
  impact: ['Cuánto afecta: poco (`low`) o algo (`medium`).'],
  isAutomatic: ['Si se abrió solo, al fallar las comprobaciones.', false],
  startedAt: ['Cuándo empezó: ISO 8601, en UTC.'],
  resolvedAt: ['Cuándo terminó: ISO 8601, en UTC; `null` si sigue.'],
};
