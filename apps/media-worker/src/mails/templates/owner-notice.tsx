import { noticeWords } from '@cartaviva/domain';
import type { MailFacts, WrittenMail } from '../mail';
import { Action } from './action';
import { greeting } from './greeting';
import { Aside, Letter, Paragraph } from './letter';

/** Tells an owner about new prices or terms and the day they take effect (specification §9, "Terms"). */
export const ownerNotice = ({ firstName, notice, publicUrl }: MailFacts): WrittenMail => {
  const { kind = 'terms', effectiveOn = '', text = '' } = notice ?? {};
  const { subject, title, lead, page, action, close } = noticeWords(kind, effectiveOn);
  return {
    subject,
    body: (
      <Letter title={title} preview={lead}>
        <Paragraph>
          {greeting(firstName)} {lead}
        </Paragraph>
        {text.split(/\n+/).map((paragraph, at) => (
          <Paragraph key={at}>{paragraph}</Paragraph>
        ))}
        <Action href={publicUrl + page}>{action}</Action>
        <Aside>{close}</Aside>
      </Letter>
    ),
  };
};
