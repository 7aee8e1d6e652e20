import type { DemoRequestView, Page, PageRequest } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DemoRequest } from '../demo-requests/demo-request.entity';
import { toDemoRequestView } from '../demo-requests/demo-request.view';
import { requireAdmin } from './require-admin';

@Injectable()
export class DemoRequestListService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the newest requests first. */
  async find(
    context: MessageContext,
    { page, limit }: PageRequest,
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
