import type { CreateDemoRequest, DemoRequestView } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptText } from '../kept-text';
import { DemoRequest } from './demo-request.entity';
import { demoRequestView } from './demo-request.view';

@Injectable()
export class DemoRequests {
  constructor(private readonly dataSource: DataSource) {}

  async create({ name, email, restaurant, phone }: CreateDemoRequest): Promise<DemoRequestView> {
    const requests = this.dataSource.getRepository(DemoRequest);
    const saved = await requests.save(
      requests.create({
        name: keptText(name),
        email: canonicalEmail(email),
        restaurant: keptText(restaurant),
        phone: keptText(phone ?? '') || null,
      }),
    );
    return demoRequestView(saved);
  }
}
