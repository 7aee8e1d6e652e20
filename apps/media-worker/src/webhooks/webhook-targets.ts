import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { lookup } from 'node:dns/promises';
import { CONFIG, type MediaConfig } from '../config';
import { publicAddressesOf } from './public-target';

const HTTPS_PORT = '';
/** Lower ports, except 443, belong to other services such as mail. */
const MIN_OTHER_PORT = 1024;

@Injectable()
export class WebhookTargets {
  constructor(@Inject(CONFIG) private readonly config: Pick<MediaConfig, 'WEBHOOK_TARGETS'>) {}

  /**
   * Resolves a URL to an IP address. Throws WEBHOOK_FORBIDDEN_TARGET if the address is not public, the protocol is
   * not https, or the port belongs to another service.
   */
  async addressOf({ hostname, protocol, port }: URL): Promise<string> {
    if (this.config.WEBHOOK_TARGETS === 'any') {
      return (await lookup(hostname.replace(/^\[|\]$/g, ''))).address;
    }
    const isOpenPort = port === HTTPS_PORT || Number(port) >= MIN_OTHER_PORT;
    if (protocol !== 'https:' || !isOpenPort) throw new DomainError('WEBHOOK_FORBIDDEN_TARGET');
    const [address] = await publicAddressesOf(hostname);
    return address!;
  }
}
