import { Button } from '@react-email/button';
import type { CSSProperties, ReactNode } from 'react';
import { EMERALD } from './letter';

const button: CSSProperties = {
  padding: '13px 24px',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
  color: '#ffffff',
  backgroundColor: EMERALD,
  borderRadius: 8,
};

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button href={href} style={button}>
    {children}
  </Button>
);
