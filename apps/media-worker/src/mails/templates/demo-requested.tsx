import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { Aside, Letter, Paragraph } from './letter';

export const demoRequested = ({ demoRequest, publicUrl }: MailFacts): WrittenMail => {
  const { name = '', email = '', restaurant = '', phone } = demoRequest ?? {};
  return {
    subject: 'Solicitud de demostración',
    body: (
      <Letter
        title="Alguien quiere ver CartaViva"
        preview="Hay que escribirle en menos de 24 horas."
      >
        <Paragraph>Nombre: {name}</Paragraph>
        <Paragraph>Restaurante: {restaurant}</Paragraph>
        <Paragraph>Email: {email}</Paragraph>
        {phone && <Paragraph>Teléfono: {phone}</Paragraph>}
        <Action href={`${publicUrl}/admin?vista=solicitudes`}>Ver las solicitudes</Action>
        <Aside>
          Le prometimos escribirle en menos de 24 horas. Lo que ves lo escribió quien pide la
          demostración: no abras direcciones que no conozcas.
        </Aside>
      </Letter>
    ),
  };
};
