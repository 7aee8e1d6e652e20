import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { Aside, Letter, Paragraph } from './letter';

export const integrationRequested = ({ integrationRequest }: MailFacts): WrittenMail => {
  const { name = '', email = '', phone, text = '' } = integrationRequest ?? {};
  return {
    subject: 'Solicitud de integración a medida',
    body: (
      <Letter
        title="Un cliente quiere conectar algo"
        preview="Hay que escribirle en menos de 24 horas."
      >
        <Paragraph>Nombre: {name}</Paragraph>
        <Paragraph>Email: {email}</Paragraph>
        {phone && <Paragraph>Teléfono: {phone}</Paragraph>}
        {text.split(/\n+/).map((paragraph, at) => (
          <Paragraph key={at}>{paragraph}</Paragraph>
        ))}
        <Action href={`mailto:${email}`}>Responder</Action>
        <Aside>
          Su plan trae integraciones a medida y le prometimos escribirle en menos de 24 horas. Lo
          que ves lo escribió el cliente: no abras direcciones que no conozcas.
        </Aside>
      </Letter>
    ),
  };
};
