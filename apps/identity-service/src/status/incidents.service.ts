import {
  DomainError,
  identity,
  type IncidentView,
  type Nothing,
  type RequestTo,
} from '@cartaviva/contracts';
import { normalizedText } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { requireAdmin } from '../admin/require-admin';
import { Incident } from './incident.entity';
import { incidentView } from './incident.view';

/** Maximum number of stored incidents. Retention deletes the oldest resolved ones first. */
export const MAX_INCIDENTS = 200;

const normalizedDescription = (text: string | null) => normalizedText(text ?? '') || null;

/** Returns open incidents first, then the newest. */
export function newestIncidents(manager: EntityManager): Promise<Incident[]> {
  return manager
    .createQueryBuilder(Incident, 'incident')
    .orderBy('incident.resolved_at IS NOT NULL')
    .addOrderBy('incident.started_at', 'DESC')
    .addOrderBy('incident.id')
    .limit(MAX_INCIDENTS)
    .getMany();
}

@Injectable()
export class Incidents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(identity.incident.list)
  async list(_: Nothing, context: MessageContext): Promise<IncidentView[]> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    return (await newestIncidents(manager)).map(incidentView);
  }

  /** A repeated request with the same `newId` returns the incident of the first one. */
  @Handles(identity.incident.open)
  async open(
    {
      newId,
      title,
      description,
      component,
      status,
      impact,
    }: RequestTo<typeof identity.incident.open>,
    context: MessageContext,
  ): Promise<IncidentView> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const id = newId ?? randomUUID();
    const incident = {
      ...{ id, component, status, impact, isAutomatic: false, startedAt: this.clock.now() },
      title: normalizedText(title),
      description: normalizedDescription(description ?? null),
    };
    await manager
      .createQueryBuilder()
      .insert()
      .into(Incident)
      .values(incident)
      .orIgnore()
      .execute();
    return incidentView(await manager.findOneByOrFail(Incident, { id }));
  }

  /**
   * Changes only the given fields. The status `resolved` closes the incident, and any other status opens it again.
   */
  @Handles(identity.incident.change)
  change(
    { incidentId, title, description, status, impact }: RequestTo<typeof identity.incident.change>,
    context: MessageContext,
  ): Promise<IncidentView> {
    return this.dataSource.transaction(async (manager) => {
      await requireAdmin(manager, context);
      const incident = await manager.findOne(Incident, {
        where: { id: incidentId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!incident) throw new DomainError('NOT_FOUND');
      if (title !== undefined) incident.title = normalizedText(title);
      if (description !== undefined) incident.description = normalizedDescription(description);
      if (impact !== undefined) incident.impact = impact;
      if (status !== undefined) incident.status = status;
      const resolvedAt = incident.resolvedAt ?? this.clock.now();
      incident.resolvedAt = incident.status === 'resolved' ? resolvedAt : null;
      return incidentView(await manager.save(incident));
    });
  }
}
