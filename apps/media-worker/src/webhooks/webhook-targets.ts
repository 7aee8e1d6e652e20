import { DomainError } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { lookup } from 'node:dns/promises';
import { CONFIG, type MediaConfig } from '../config';
import { publicAddressesOf } from './public-target';

const HTTPS_PORT = '';
/** Ports below are those of mail, databases' neighbours and the like: no web server of an integrator's. */
const MIN_OTHER_PORT = 1024;

/** Where deliveries may go. */
@Injectable()
export class WebhookTargets {
  constructor(@Inject(CONFIG) private readonly config: Pick<MediaConfig, 'WEBHOOK_TARGETS'>) {}

  /**
   * The address behind a URL. Refused as WEBHOOK_FORBIDDEN_TARGET when it is not of the internet, not
   * https, or at a port of another service.
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
