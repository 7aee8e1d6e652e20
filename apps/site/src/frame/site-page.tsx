import { Container, PageHeader, useDocumentTitle } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { Footer } from './footer';
import { PAGES } from './messages';
import { TopBar } from './top-bar';

interface SitePageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

export function SitePage({ title, description, children }: SitePageProps) {
  useDocumentTitle(title);
  return (
    <>
      <TopBar links={PAGES} register="Comenzar Gratis" />
      <Container className="min-h-[70dvh] py-10 sm:py-16">
        <main>
          <PageHeader title={title} description={description} />
          {children}
        </main>
      </Container>
      <Footer />
    </>
  );
}
