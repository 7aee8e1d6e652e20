import { RULE_MESSAGES } from '@cartaviva/domain';
import { IsOptional, Matches } from 'class-validator';

/** A keyed SHA-256 in hex: it tells askers apart and names none of them. */
const Digest = () => Matches(/^[0-9a-f]{64}$/, { message: RULE_MESSAGES.id });

/** Who asks for a mail or tries a code or a password, as far as that can be told before they prove it. */
export class Requester {
  /** The browser, by a cookie that it was given when it first asked; none where it keeps no cookies. */
  @IsOptional()
  @Digest()
  browser?: string;

  /** The network that the request came from (IPv4 /24, IPv6 /48). */
  @Digest()
  network: string;
}
