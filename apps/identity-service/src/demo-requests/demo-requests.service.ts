import {
  identity,
  identityEvents,
  type CreateDemoRequest,
  type DemoRequestView,
} from '@cartaviva/contracts';
import { canonicalEmail, normalizedText } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { plainMail } from '../mails/mails';
import { SALES_ADDRESS } from '../mails/sales-address';
import { DemoRequest } from './demo-request.entity';
import { toDemoRequestView } from './demo-request.view';

const DAY_MS = 24 * 3_600_000;

@Injectable()
export class DemoRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SALES_ADDRESS) private readonly sales: string,
  ) {}

  /** Stores the request, mails it to sales, and mails an answer to the sender. */
  @Handles(identity.demoRequest.create)
  create(
    { name, email, restaurant, phone }: CreateDemoRequest,
    { requestId }: MessageContext,
  ): Promise<DemoRequestView> {
    return this.dataSource.transaction(async (manager) => {
      const request = manager.create(DemoRequest, {
        name: normalizedText(name),
        email: canonicalEmail(email),
        restaurant: normalizedText(restaurant),
        phone: normalizedText(phone ?? '') || null,
      });
      const isAnswered = await this.wasAnswered(manager, request.email);
      const saved = await manager.save(request);
      await this.mailSales(manager, saved, requestId);
      if (!isAnswered) await this.answer(manager, saved, requestId);
      return toDemoRequestView(saved);
    });
  }

  /** Anyone can enter the address of somebody else, so an address gets at most one answer a day. */
  private wasAnswered(manager: EntityManager, email: string): Promise<boolean> {
    const aDayAgo = new Date(this.clock.now().getTime() - DAY_MS);
    return manager.existsBy(DemoRequest, { email, createdAt: MoreThan(aDayAgo) });
  }

  private mailSales(manager: EntityManager, request: DemoRequest, requestId: string) {
    const { name, email, restaurant, phone } = request;
    const mail = {
      ...plainMail('demo-requested', { email: this.sales, firstName: '' }),
      demoRequest: { name, email, restaurant, phone },
    };
    return emit(manager, identityEvents.mailRequested, mail, requestId);
  }

  private answer(manager: EntityManager, { name, email }: DemoRequest, requestId: string) {
    const mail = plainMail('demo-answer', { email, firstName: name });
    return emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
