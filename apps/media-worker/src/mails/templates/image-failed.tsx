import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

export const imageFailed = ({ firstName, publicUrl }: MailFacts): WrittenMail => ({
  subject: 'No pudimos preparar una de tus fotos',
  body: (
    <Letter title="Una foto no quedó lista" preview="Súbela otra vez y la preparamos de nuevo.">
      <Paragraph>
        {greeting(firstName)} Recibimos una foto tuya, pero algo falló al preparar sus tamaños. No
        hiciste nada mal. Si ya está en tu menú, puede verse menos nítida o no verse.
      </Paragraph>
      <Paragraph>Súbela otra vez; si vuelve a fallar, guárdala antes como JPG:</Paragraph>
      <Action href={publicUrl}>Ir a mis menús</Action>
      <Aside>El resto de tu menú sigue igual y tus clientes pueden verlo.</Aside>
    </Letter>
  ),
});
