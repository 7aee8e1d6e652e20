import { identity, type DemoRequestView, type Page, type PageRequest } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DemoRequest } from '../demo-requests/demo-request.entity';
import { toDemoRequestView } from '../demo-requests/demo-request.view';
import { requireAdmin } from './require-admin';

@Injectable()
export class DemoRequestListService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the newest requests first. */
  @Handles(identity.admin.demoRequests)
  async find(
    { page, limit }: PageRequest,
    context: MessageContext,
  ): Promise<Page<DemoRequestView>> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const [requests, total] = await manager.findAndCount(DemoRequest, {
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows: requests.map(toDemoRequestView), total };
  }
}
