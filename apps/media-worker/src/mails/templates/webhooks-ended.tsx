import type { MailFacts, WrittenMail } from '../mail';
import { fullNameOr, greeting } from './greeting';
import { Action } from './action';
import { HostRows } from './host-rows';
import { Aside, Letter, Paragraph } from './letter';

/**
 * Tells an owner which webhooks were deleted because their creator lost access, and which webhooks lost a secret that
 * the person knows. `detail` is that person's name.
 */
export const webhooksEnded = ({
  firstName,
  publicUrl,
  detail,
  hosts,
  unsigned,
}: MailFacts): WrittenMail => {
  const hostsWhere = (isPaused: boolean) =>
    unsigned.filter((each) => each.isPaused === isPaused).map(({ host }) => host);
  const [paused, before] = [hostsWhere(true), hostsWhere(false)];
  return {
    subject: 'Terminaron webhooks de tu cuenta',
    body: (
      <Letter title="Terminaron webhooks" preview="Eran de alguien que perdió ese acceso.">
        <Paragraph>
          {greeting(firstName)} {fullNameOr(detail, 'Una persona')} ya no tiene en tu cuenta el
          acceso con el que manejaba webhooks.
        </Paragraph>
        {hosts.length > 0 && (
          <Paragraph>
            Borramos los que creó. Avisaban de los cambios de tus menús a estas direcciones; si
            alguno te hace falta, créalo de nuevo:
          </Paragraph>
        )}
        <HostRows hosts={hosts} />
        {paused.length > 0 && (
          <Paragraph>
            Estos están en pausa, porque esa persona conoce su secreto. Dales uno nuevo, ponlo en tu
            sistema y actívalos:
          </Paragraph>
        )}
        <HostRows hosts={paused} />
        {before.length > 0 && (
          <Paragraph>
            Estos vuelven a firmar con el secreto de antes, porque el nuevo lo generó esa persona.
            Si tu sistema ya usaba el nuevo, genera otro:
          </Paragraph>
        )}
        <HostRows hosts={before} />
        <Action href={`${publicUrl}/profile#integraciones`}>Ver mis webhooks</Action>
        <Aside>Tus menús siguen en línea: esto solo afecta a lo que estaba conectado.</Aside>
      </Letter>
    ),
  };
};
