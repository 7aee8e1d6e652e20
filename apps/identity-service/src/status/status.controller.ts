import {
  ChangeIncident,
  DomainError,
  identity,
  Nothing,
  OpenIncident,
  RecordChecks,
  type IncidentView,
  type StatusHistory,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Incidents } from './incidents.service';
import { StatusChecks } from './status-checks.service';
import { StatusHistoryService } from './status-history.service';

@Controller()
export class StatusController {
  constructor(
    private readonly checks: StatusChecks,
    private readonly past: StatusHistoryService,
    private readonly incidents: Incidents,
  ) {}

  /** Only gateways send this message. */
  @Handles(identity.status.record)
  async record(
    @Payload() { checks }: RecordChecks,
    @Ctx() { actor }: MessageContext,
  ): Promise<Nothing> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    await this.checks.record(checks);
    return {};
  }

  @Handles(identity.status.history)
  history(): Promise<StatusHistory> {
    return this.past.get();
  }

  @Handles(identity.incident.list)
  list(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<IncidentView[]> {
    return this.incidents.list(context);
  }

  @Handles(identity.incident.open)
  open(@Payload() request: OpenIncident, @Ctx() context: MessageContext): Promise<IncidentView> {
    return this.incidents.open(context, request);
  }

  @Handles(identity.incident.change)
  change(
    @Payload() request: ChangeIncident,
    @Ctx() context: MessageContext,
  ): Promise<IncidentView> {
    return this.incidents.change(context, request);
  }
}
