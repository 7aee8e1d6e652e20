import type { MailFacts, WrittenMail } from '../mail';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const personRemoved = ({ firstName, team }: MailFacts): WrittenMail => {
  const account = fullNameOr(team?.accountName ?? '', 'un equipo');
  return {
    subject: 'Ya no eres parte de un equipo en CartaViva',
    body: (
      <Letter title="Ya no eres parte del equipo" preview="Tu propia cuenta sigue igual.">
        <Paragraph>
          {greeting(firstName)} Desde ahora no puedes entrar a la cuenta de {account} en CartaViva,
          y las claves de API y los webhooks que creaste para ella dejaron de funcionar.
        </Paragraph>
        <Paragraph>Tu propia cuenta y tus menús siguen igual.</Paragraph>
        <Aside>¿No esperabas este cambio? Pregunta a quien te había invitado.</Aside>
      </Letter>
    ),
  };
};
