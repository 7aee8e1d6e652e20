import {
  ChangeIncidentRequest,
  identity,
  OpenIncidentRequest,
  type IncidentView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';
import { SystemStatusService } from './system-status.service';

/** Shows a changed incident on the status page immediately. */
@ApiTags('Administración')
@Controller()
export class IncidentsController {
  constructor(
    private readonly client: MessageClient,
    private readonly status: SystemStatusService,
  ) {}

  @Route(identity.incident.open)
  async open(
    @Body() request: OpenIncidentRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<IncidentView> {
    const opened = await this.client.call(identity.incident.open, { ...request, ...made }, caller);
    this.status.expire();
    return opened;
  }

  @Route(identity.incident.change)
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
