import { get, list, operations, post, put } from '../../operation';
import { NO_MEMBER } from '../../people/rights';
import { ChangeIncidentRequest, IncidentView, OpenIncidentRequest } from '../../status';

const operation = operations('Administración');

export const incident = {
  list: operation('identity.incidents.list', {
    http: get('/api/admin/incidents'),
    summary: 'Los incidentes, los abiertos primero',
    about: 'Los incidentes de la página de estado, por páginas.',
    access: 'admin',
    reply: list(IncidentView, { whole: true }),
    rights: NO_MEMBER,
  }),
  open: operation('identity.incidents.open', {
    http: post('/api/admin/incidents'),
    summary: 'Abrir un incidente o anunciar un mantenimiento',
    about: 'Abre un incidente o anuncia un mantenimiento en la página de estado.',
    access: 'admin',
    input: OpenIncidentRequest,
    creates: '/api/admin/incidents/{id}',
    reply: IncidentView,
    rights: NO_MEMBER,
  }),
  change: operation('identity.incidents.change', {
    http: put('/api/admin/incidents/{incidentId}'),
    summary: 'Cambiar, cerrar o volver a abrir un incidente',
    about: 'Cambia solo los campos que se envían.',
    access: 'admin',
    input: ChangeIncidentRequest,
    reply: IncidentView,
    rights: NO_MEMBER,
  }),
} as const;
