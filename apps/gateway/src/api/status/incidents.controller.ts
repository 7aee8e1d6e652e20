import {
  ChangeIncidentRequest,
  identity,
  IncidentView,
  OpenIncidentRequest,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { AdminOnly } from '../../pipeline/sessions/access.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { SystemStatusService } from './system-status.service';

@ApiTags('Administración')
@AdminOnly()
@Controller('api/admin/incidents')
export class IncidentsController {
  constructor(
    private readonly client: MessageClient,
    private readonly status: SystemStatusService,
  ) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Los incidentes, los abiertos primero', { body: IncidentView, list: true })
  list(@Caller() caller: CallerContext): Promise<IncidentView[]> {
    return this.client.call(identity.incident.list, {}, caller);
  }

  @Post()
  @Located('/api/admin/incidents/{id}')
  @Answers('Abrir un incidente o anunciar un mantenimiento', { status: 201, body: IncidentView })
  async open(
    @Body() request: OpenIncidentRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<IncidentView> {
    const opened = await this.client.call(identity.incident.open, { ...request, ...made }, caller);
    this.status.expire();
    return opened;
  }

  @Put(':incidentId')
  @Answers('Cambiar, cerrar o volver a abrir un incidente', { body: IncidentView })
  async change(
    @Param('incidentId', IdPipe) incidentId: string,
    @Body() request: ChangeIncidentRequest,
    @Caller() caller: CallerContext,
  ): Promise<IncidentView> {
    const change = { ...request, incidentId };
    const changed = await this.client.call(identity.incident.change, change, caller);
    this.status.expire();
    return changed;
  }
}
