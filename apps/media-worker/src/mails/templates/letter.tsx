import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createContext, use, type CSSProperties, type ReactNode } from 'react';

const INK = '#10201b';
const QUIET_INK = '#52605a';
const PAPER = '#fbfaf7';
const SAND = '#e8e3d9';
export const EMERALD = '#0b7a55';

const SANS = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const SERIF = "'Young Serif', Georgia, 'Times New Roman', serif";

const styles = {
  page: { margin: 0, padding: '32px 12px', backgroundColor: PAPER, color: INK, fontFamily: SANS },
  column: { width: '100%', maxWidth: 480, margin: '0 auto' },
  name: { margin: '0 0 16px', fontFamily: SERIF, fontSize: 22, lineHeight: '28px', color: EMERALD },
  card: {
    padding: '32px 28px',
    backgroundColor: '#ffffff',
    border: `1px solid ${SAND}`,
    borderRadius: 12,
  },
  title: { margin: '0 0 16px', fontSize: 23, lineHeight: '30px', fontWeight: 600, color: INK },
  line: { borderTop: `1px solid ${SAND}`, margin: '24px 0' },
  foot: { margin: '20px 0 0', fontSize: 13, lineHeight: '20px', color: QUIET_INK },
} satisfies Record<string, CSSProperties>;

const paragraph: CSSProperties = {
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
  fontSize: 16,
  lineHeight: '26px',
  color: INK,
};
const aside: CSSProperties = { margin: 0, fontSize: 14, lineHeight: '22px', color: QUIET_INK };

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={paragraph}>{children}</Text>
);

/** Additional information, separated from the main content. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <>
    <Hr style={styles.line} />
    <Text style={aside}>{children}</Text>
  </>
);

/** Address of support for the footer of every mail; empty if there is none. */
export const SupportAddress = createContext('');

interface LetterProps {
  readonly title: string;
  /** Text that inboxes show next to the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

export const Letter = ({ title, preview, children }: LetterProps) => (
  <Html lang="es">
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={styles.page}>
      <Container style={styles.column}>
        <Text style={styles.name}>CartaViva</Text>
        <Container style={styles.card}>
          <Heading style={styles.title}>{title}</Heading>
          {children}
        </Container>
        <Foot />
      </Container>
    </Body>
  </Html>
);

function Foot() {
  const support = use(SupportAddress);
  return (
    <Text style={styles.foot}>
      CartaViva, menús digitales para restaurantes.
      {support !== '' && (
        <>
          {' '}
          ¿Necesitas ayuda? Escríbenos a{' '}
          <a href={`mailto:${support}`} style={{ color: EMERALD }}>
            {support}
          </a>
          .
        </>
      )}
    </Text>
  );
}
