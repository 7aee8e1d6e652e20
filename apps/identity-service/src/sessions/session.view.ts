import type { SessionView } from '@cartaviva/contracts';
import { deviceName } from '../devices/device-name';
import type { Session } from './session.entity';

export function toSessionView(session: Session, currentSessionId: string): SessionView {
  return {
    id: session.sid,
    device: deviceName(session.sess.userAgent),
    createdAt: session.sess.createdAt,
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.sid === currentSessionId,
  };
}
