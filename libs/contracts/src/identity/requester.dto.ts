import { RULE_MESSAGES } from '@cartaviva/domain';
import { IsOptional, Matches } from 'class-validator';

/** Keyed SHA-256 in hex. It distinguishes requesters without identifying them. */
const Digest = () => Matches(/^[0-9a-f]{64}$/, { message: RULE_MESSAGES.id });

/** Unauthenticated origin of a request that asks for a mail or tries a code or a password. */
export class Requester {
  /** Digest of a cookie that the browser got with its first request. It is absent if the browser refuses cookies. */
  @IsOptional()
  @Digest()
  browser?: string;

  /** Digest of the client's network (IPv4 /24, IPv6 /48). */
  @Digest()
  network: string;
}
