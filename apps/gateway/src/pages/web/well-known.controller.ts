import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { Public } from '../../pipeline/sessions/access.decorator';

/** Validity of security.txt in milliseconds. RFC 9116 recommends less than a year. */
const GOOD_FOR_MS = 180 * 24 * 3_600_000;

@ApiExcludeController()
@Public()
@Controller('.well-known')
export class WellKnownController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** Gives the contact for reports of vulnerabilities (RFC 9116). */
  @Get('security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  security(): string {
    const { PUBLIC_URL, SUPPORT_EMAIL } = this.config;
    const lines = [
      `Contact: mailto:${SUPPORT_EMAIL}`,
      `Expires: ${new Date(Date.now() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    ];
    return `${lines.join('\n')}\n`;
  }

  /**
   * Redirects password managers to the page that changes a password (W3C, "A Well-Known URL for
   * Changing Passwords").
   */
  @Get('change-password')
  changePassword(@Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-cache').redirect('/profile#seguridad', 302);
  }
}
