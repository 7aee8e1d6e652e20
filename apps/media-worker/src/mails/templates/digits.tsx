import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import { EMERALD } from './letter';

const digits: CSSProperties = {
  margin: '24px 0',
  padding: '18px 0',
  textAlign: 'center',
  fontSize: 40,
  lineHeight: '44px',
  fontWeight: 700,
  letterSpacing: 10,
  textIndent: 10,
  fontVariantNumeric: 'tabular-nums',
  color: EMERALD,
  backgroundColor: '#eef6f2',
  borderRadius: 8,
};

export const Digits = ({ code }: { code: string }) => <Text style={digits}>{code}</Text>;
