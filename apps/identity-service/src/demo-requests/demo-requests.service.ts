import type { CreateDemoRequest, DemoRequestView } from '@cartaviva/contracts';
import { canonicalEmail, normalizedText } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DemoRequest } from './demo-request.entity';
import { toDemoRequestView } from './demo-request.view';

@Injectable()
export class DemoRequestsService {
  constructor(private readonly dataSource: DataSource) {}

  async create({ name, email, restaurant, phone }: CreateDemoRequest): Promise<DemoRequestView> {
    const requests = this.dataSource.getRepository(DemoRequest);
    const saved = await requests.save(
      requests.create({
        name: normalizedText(name),
        email: canonicalEmail(email),
        restaurant: normalizedText(restaurant),
        phone: normalizedText(phone ?? '') || null,
      }),
    );
    return toDemoRequestView(saved);
  }
}
