import type { DemoRequestView } from '@cartaviva/contracts';
import type { DemoRequest } from './demo-request.entity';

export function toDemoRequestView(request: DemoRequest): DemoRequestView {
  return { ...request, createdAt: request.createdAt.toISOString() };
}
