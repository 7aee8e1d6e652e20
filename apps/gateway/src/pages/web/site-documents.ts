import { Inject, Injectable } from '@nestjs/common';
import { contactOf } from '@cartaviva/domain';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG, type GatewayConfig } from '../../config';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { composePage, keepingSession, knowingGoogle, withContactData } from './compose-page';
import { DOOR_PAGES, SITE_PAGES, type SitePages, type WrittenPages } from './site-pages';

const HTML = 'text/html; charset=utf-8';
/** Where every page is one that the site wrote. */
const WRITTEN = ['/centro-ayuda/', '/documentacion-api/'];

/** A whole document, compressed when it is first asked for. */
type Document = () => Promise<EncodedBody>;

interface Documents {
  readonly byPath: ReadonlyMap<string, Document>;
  readonly forOwners: Document;
  /** For a screen that the shell draws. */
  readonly shell: Document;
  /** A text still: each address makes another of it. */
  readonly notFound: string;
}

/** The site's pages, and the doors, as whole documents, compressed once at most for each build of the shell. */
@Injectable()
export class SiteDocuments {
  private made: { readonly of: number; readonly documents: Promise<Documents> } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(SITE_PAGES) private readonly site: SitePages | undefined,
    @Inject(DOOR_PAGES) private readonly doors: WrittenPages,
  ) {}

  /** A page that can be read without a script; where there is none, the shell, which draws it. */
  async find(path: string): Promise<EncodedBody> {
    const { byPath, shell } = await this.documents();
    return (byPath.get(path) ?? shell)();
  }

  /** What a browser with a session gets at `/`: no landing page flashes before its dashboard. */
  async forOwners(): Promise<EncodedBody> {
    return (await this.documents()).forOwners();
  }

  /**
   * Whether there is nothing at an address that is only ever a page of the site's; never when that is
   * deployed elsewhere.
   */
  async isMissing(path: string): Promise<boolean> {
    if (!this.site || !WRITTEN.some((folder) => path.startsWith(folder))) return false;
    return !(await this.documents()).byPath.has(path);
  }

  /** The page that says that there is nothing here; the shell says it when the site is elsewhere. */
  async notFound(path: string): Promise<string> {
    const { notFound } = await this.documents();
    return this.site
      ? notFound.replaceAll(this.site.notFound.path, () => escapeText(path))
      : notFound;
  }

  private async documents(): Promise<Documents> {
    // Another build of the shell has other scripts.
    const { mtimeMs } = await stat(this.shellPath);
    if (this.made?.of === mtimeMs) return this.made.documents;
    const documents = this.make();
    this.made = { of: mtimeMs, documents };
    documents.catch(() => (this.made = undefined));
    return documents;
  }

  private async make(): Promise<Documents> {
    const built = await readFile(this.shellPath, 'utf8');
    const shell = withContactData(built, contactOf(this.config));
    const knowing = knowingGoogle(shell, this.config.GOOGLE_CLIENT_ID !== undefined);
    const pages = (this.site?.pages ?? []).map(
      (page) => [page.path, whenAsked(() => composePage(shell, page))] as const,
    );
    const doors = this.doors.map(
      (page) => [page.path, whenAsked(() => composePage(knowing, page))] as const,
    );
    return {
      byPath: new Map([...pages, ...doors]),
      shell: whenAsked(() => shell),
      forOwners: whenAsked(() => keepingSession(shell)),
      notFound: this.site ? composePage(shell, this.site.notFound) : shell,
    };
  }

  private get shellPath(): string {
    return join(this.config.WEB_DIR, 'owner-shell/dist/index.html');
  }
}

function whenAsked(text: () => string): Document {
  let encoded: Promise<EncodedBody> | undefined;
  return () => (encoded ??= encodeBody(text(), HTML));
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
