import { Inject, Injectable } from '@nestjs/common';
import { contactOf } from '@cartaviva/domain';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG, type GatewayConfig } from '../../config';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { composePage, keepingSession, knowingGoogle, withContactData } from './compose-page';
import { DOOR_PAGES, SITE_PAGES, type SitePages, type WrittenPages } from './site-pages';

const HTML = 'text/html; charset=utf-8';
/** Folders in which every page is prerendered. */
const WRITTEN = ['/centro-ayuda/', '/documentacion-api/'];

type Document = () => Promise<EncodedBody>;

interface Documents {
  readonly byPath: ReadonlyMap<string, Document>;
  readonly forOwners: Document;
  readonly shell: Document;
  /** Uncompressed text, because it includes the requested address. */
  readonly notFound: string;
}

/**
 * Prerendered pages of the site and the sign-in screens as complete documents. Each is compressed at most once per
 * build of the shell.
 */
@Injectable()
export class SiteDocuments {
  private made: { readonly of: number; readonly documents: Promise<Documents> } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(SITE_PAGES) private readonly site: SitePages | undefined,
    @Inject(DOOR_PAGES) private readonly doors: WrittenPages,
  ) {}

  async find(path: string): Promise<EncodedBody> {
    const { byPath, shell } = await this.documents();
    return (byPath.get(path) ?? shell)();
  }

  /**
   * Returns the document for `/` if the browser has a session cookie. It does not contain the landing page, which
   * would flash before the dashboard.
   */
  async forOwners(): Promise<EncodedBody> {
    return (await this.documents()).forOwners();
  }

  /** Returns true if the site is deployed here and has no page at an address that only the site serves. */
  async isMissing(path: string): Promise<boolean> {
    if (!this.site || !WRITTEN.some((folder) => path.startsWith(folder))) return false;
    return !(await this.documents()).byPath.has(path);
  }

  /** Returns the "not found" page, or the shell if the site is deployed elsewhere. */
  async notFound(path: string): Promise<string> {
    const { notFound } = await this.documents();
    return this.site
      ? notFound.replaceAll(this.site.notFound.path, () => escapeText(path))
      : notFound;
  }

  private async documents(): Promise<Documents> {
    // A new build of the shell has other scripts.
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
