import { Inject, Injectable } from '@nestjs/common';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG, type GatewayConfig } from '../../config';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { composePage, keepingSession } from './compose-page';
import { SITE_PAGES, type SitePages } from './site-pages';

const HTML = 'text/html; charset=utf-8';
/** Where every page is one that the site wrote. */
const WRITTEN = '/centro-ayuda/';

interface Documents {
  /** Of the shell they were made from: another build has other scripts. */
  readonly madeAt: number;
  readonly byPath: ReadonlyMap<string, EncodedBody>;
  readonly forOwners: EncodedBody;
  /** A text still: each address makes another of it. */
  readonly notFound: string | undefined;
}

/** The site's pages as whole documents, compressed once for each build of the shell. */
@Injectable()
export class SiteDocuments {
  private made: Promise<Documents> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(SITE_PAGES) private readonly site: SitePages | undefined,
  ) {}

  /** A page that can be read without a script; undefined when the shell draws it. */
  async find(path: string): Promise<EncodedBody | undefined> {
    return (await this.documents()).byPath.get(path);
  }

  /** What a browser with a session gets at `/`: no landing page flashes before its dashboard. */
  async forOwners(): Promise<EncodedBody> {
    return (await this.documents()).forOwners;
  }

  /** Whether an address is only ever a page of the site's; never when that is deployed elsewhere. */
  mustBeWritten(path: string): boolean {
    return this.site !== undefined && path.startsWith(WRITTEN);
  }

  /** The page that says that there is nothing here; undefined when the shell draws it. */
  async notFound(path: string): Promise<string | undefined> {
    const { notFound } = await this.documents();
    return this.site && notFound?.replaceAll(this.site.notFound.path, () => escapeText(path));
  }

  private async documents(): Promise<Documents> {
    const { mtimeMs } = await stat(this.shellPath);
    const known = await this.made?.catch(() => undefined);
    if (known?.madeAt === mtimeMs) return known;
    this.made = this.make(mtimeMs);
    return this.made;
  }

  private async make(madeAt: number): Promise<Documents> {
    const shell = await readFile(this.shellPath, 'utf8');
    const pages = (this.site?.pages ?? []).map(
      async (page) => [page.path, await encodeBody(composePage(shell, page), HTML)] as const,
    );
    const forOwners = await encodeBody(keepingSession(shell), HTML);
    const notFound = this.site && composePage(shell, this.site.notFound);
    return { madeAt, byPath: new Map(await Promise.all(pages)), forOwners, notFound };
  }

  private get shellPath(): string {
    return join(this.config.WEB_DIR, 'owner-shell/dist/index.html');
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
