import { TRANSFER_DAYS } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { fullNameOr, greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells a party that a proposed transfer ended. `detail` is the reason. */
export const transferEnded = ({ firstName, team, detail }: MailFacts): WrittenMail => {
  const owner = fullNameOr(team?.accountName ?? '', 'La persona dueña');
  const taker = fullNameOr(team?.personName ?? '', 'La otra persona');
  const sentences: Record<string, string> = {
    'taken-back': `${owner} retiró la propuesta de pasarte su cuenta.`,
    declined: `${taker} no quiso recibir tu cuenta.`,
  };
  const what =
    sentences[detail] ??
    `El traspaso de la cuenta de ${owner} a ${taker} venció: nadie lo respondió en ${TRANSFER_DAYS} días.`;
  return {
    subject: 'El traspaso de una cuenta no siguió adelante',
    body: (
      <Letter title="Un traspaso que no siguió" preview="Nada cambia en la cuenta.">
        <Paragraph>
          {greeting(firstName)} {what}
        </Paragraph>
        <Paragraph>Nada cambia: la cuenta sigue siendo de {owner}.</Paragraph>
        <Aside>Quien es dueño de la cuenta puede proponerlo otra vez en Personas.</Aside>
      </Letter>
    ),
  };
};
