import { Action } from './action';
import type { MailFacts, WrittenMail } from '../mail';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const secondFactorAdded = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'Tu cuenta de CartaViva pide ahora un segundo paso',
  body: (
    <Letter
      title="Verificación en dos pasos activada"
      preview="Al entrar se pedirá también un código de tu app."
    >
      <Paragraph>
        {greeting(firstName)} Desde ahora, para entrar a tu cuenta hace falta la contraseña y un
        código de tu app de verificación. Cerramos tus sesiones en los demás dispositivos.
      </Paragraph>
      <Paragraph>
        Guarda los códigos de recuperación: abren tu cuenta si pierdes el teléfono.
      </Paragraph>
      <Paragraph>¿No fuiste tú? Alguien conoce tu contraseña. Cámbiala y escríbenos:</Paragraph>
      <Action href={`${publicUrl}/recuperar`}>Elegir otra contraseña</Action>
      <Aside>Tus claves de API siguen funcionando igual que antes.</Aside>
    </Letter>
  ),
});
