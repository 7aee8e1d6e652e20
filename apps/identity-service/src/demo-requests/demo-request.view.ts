import type { DemoRequestView } from '@cartaviva/contracts';
import type { DemoRequest } from './demo-request.entity';

export function demoRequestView(request: DemoRequest): DemoRequestView {
  return { ...request, createdAt: request.createdAt.toISOString() };
}
