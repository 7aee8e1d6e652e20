import { Button } from '@react-email/components';
import type { CSSProperties } from 'react';
import type { MailFacts, WrittenMail } from '../render-mail';
import { greeting } from './greeting';
import { Aside, EMERALD, Letter, Paragraph } from './letter';

const button: CSSProperties = {
  padding: '13px 24px',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
  color: '#ffffff',
  backgroundColor: EMERALD,
  borderRadius: 8,
};

/** Tells an owner that somebody tried to register with their address. */
export const accountExists = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Ya tienes una cuenta en CartaViva',
  body: (
    <Letter title="Ya tienes una cuenta" preview="Alguien quiso registrarse con tu correo.">
      <Paragraph>
        {greeting(firstName)} Alguien quiso registrarse en CartaViva con este correo, que ya tiene
        una cuenta. No creamos otra.
      </Paragraph>
      <Paragraph>Si fuiste tú, entra con la contraseña que ya tienes:</Paragraph>
      <Button href={`${publicUrl}/login`} style={button}>
        Iniciar sesión
      </Button>
      <Aside>
        ¿No fuiste tú? No tienes que hacer nada: tu cuenta sigue igual y nadie entró en ella.
      </Aside>
    </Letter>
  ),
});
