import {
  ChangeIncidentRequest,
  DomainError,
  IncidentView,
  OpenIncidentRequest,
} from '@cartaviva/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { AdminOnly } from '../../pipeline/sessions/access.decorator';
import { StatusLog } from './status-log';
import { SystemStatusService } from './system-status.service';

/** What admins say on the status page. */
@ApiTags('Administración')
@AdminOnly()
@Controller('api/admin/incidents')
export class IncidentsController {
  constructor(
    private readonly log: StatusLog,
    private readonly status: SystemStatusService,
  ) {}

  @Get()
  @Answers('Los incidentes, los abiertos primero', { body: IncidentView, list: true })
  list(): Promise<IncidentView[]> {
    return this.log.incidents();
  }

  @Post()
  @Answers('Abrir un incidente o anunciar un mantenimiento', { status: 201, body: IncidentView })
  async open(
    @Body() { description = null, ...request }: OpenIncidentRequest,
  ): Promise<IncidentView> {
    return this.keep({
      ...request,
      description,
      id: randomUUID(),
      isAutomatic: false,
      startedAt: new Date().toISOString(),
      resolvedAt: null,
    });
  }

  @Put(':incidentId')
  @Answers('Cambiar, cerrar o volver a abrir un incidente', { body: IncidentView })
  async change(
    @Param('incidentId', IdPipe) incidentId: string,
    @Body() request: ChangeIncidentRequest,
  ): Promise<IncidentView> {
    const incident = (await this.log.incidents()).find(({ id }) => id === incidentId);
    if (!incident) throw new DomainError('NOT_FOUND');
    const changed = { ...incident, ...request };
    const resolvedAt = incident.resolvedAt ?? new Date().toISOString();
    return this.keep({ ...changed, resolvedAt: changed.status === 'resolved' ? resolvedAt : null });
  }

  private async keep(incident: IncidentView): Promise<IncidentView> {
    const stored = await this.log.storeIncident(incident);
    this.status.expire();
    return stored;
  }
}
