import { CODE_MINUTES } from '@cartaviva/domain';
import type { MailFacts } from '../mail';
import { Action } from './action';
import { Digits } from './digits';
import { Paragraph } from './letter';

/** Pages of the owner's app that accept a mailed link. */
type LinkPage = 'verificar' | 'restablecer' | 'entrar' | 'invitacion';

/**
 * Returns the URL of a mailed link. Browsers do not send the part after the `#`, so the token appears in no log. A
 * program that opens the link to inspect it does not use up the token.
 */
export const linkTo = (page: LinkPage, { publicUrl, token }: MailFacts): string =>
  `${publicUrl}/${page}#${token}`;

interface CodeAndLinkProps {
  readonly facts: MailFacts;
  readonly page: LinkPage;
  readonly action: string;
}

/** Shows both the code and the link, or only the link if strangers have tried too many codes. */
export function CodeAndLink({ facts, page, action }: CodeAndLinkProps) {
  const { code } = facts;
  return (
    <>
      {code !== '' && (
        <>
          <Paragraph>Escribe este código donde lo pediste:</Paragraph>
          <Digits code={code} />
          <Paragraph>O pulsa este botón, en cualquier dispositivo:</Paragraph>
        </>
      )}
      <Action href={linkTo(page, facts)}>{action}</Action>
      <Paragraph>
        {code === ''
          ? `Vale por ${CODE_MINUTES} minutos y una sola vez. Hoy no enviamos código, porque alguien probó muchos con tu email: el botón sirve igual.`
          : `El código y el botón valen por ${CODE_MINUTES} minutos y una sola vez.`}
      </Paragraph>
    </>
  );
}
