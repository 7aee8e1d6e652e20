import { CODE_MINUTES } from '@cartaviva/domain';
import { Text } from '@react-email/components';
import type { CSSProperties } from 'react';
import type { MailFacts, WrittenMail } from '../render-mail';
import { greeting } from './greeting';
import { Aside, EMERALD, Letter, Paragraph } from './letter';

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

/** Brings the code that proves an address (specification §5). */
export const verificationCode = ({ firstName, code }: MailFacts): WrittenMail => ({
  subject: `Tu código de CartaViva es ${code}`,
  body: (
    <Letter title="Confirma tu correo" preview={`Vale por ${CODE_MINUTES} minutos.`}>
      <Paragraph>
        {greeting(firstName)} Escribe este código en CartaViva para terminar de crear tu cuenta:
      </Paragraph>
      <Text style={digits}>{code}</Text>
      <Paragraph>
        Vale por {CODE_MINUTES} minutos y sirve una sola vez. Si se te pasa el tiempo, pide otro en
        la misma página.
      </Paragraph>
      <Aside>
        ¿No fuiste tú? No tienes que hacer nada: sin este código nadie puede usar tu correo en
        CartaViva. No se lo des a nadie; nosotros nunca te lo pediremos.
      </Aside>
    </Letter>
  ),
});
