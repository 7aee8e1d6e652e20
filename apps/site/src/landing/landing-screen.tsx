import { useDocumentTitle } from '@cartaviva/ui';
import { Footer } from '../frame/footer';
import { TopBar } from '../frame/top-bar';
import { ChatLink } from './chat-link';
import { ContactSection } from './contact-section';
import { Features } from './features';
import { Hero } from './hero';
import { LINKS } from './messages';
import { Pricing } from './pricing';
import { Steps } from './steps';
import { Testimonials } from './testimonials';

/** Page at `/` (specification §2, "Landing page"). */
export function LandingScreen() {
  useDocumentTitle('Menús digitales con código QR');
  return (
    <>
      <TopBar links={LINKS} register="Comenzar Prueba Gratuita" />
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <Steps />
        <Pricing />
        <Testimonials />
        <ContactSection />
        <ChatLink />
      </main>
      <Footer />
    </>
  );
}
