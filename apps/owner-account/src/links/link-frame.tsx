import { Callout } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from '../frame/account-frame';
import { TextLink } from '../frame/text-link';
import { messages } from './messages';

interface LinkFrameProps {
  readonly texts: {
    readonly title: string;
    readonly description: string;
    readonly another: string;
    readonly toAnother: string;
  };
  /** Where another link is asked for. */
  readonly anotherAt: string;
  readonly token: string | undefined;
  readonly children: (token: string) => ReactNode;
}

/** The page that a mailed link leads to, and the way to another one. */
export function LinkFrame({ texts, anotherAt, token, children }: LinkFrameProps) {
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      {token ? (
        children(token)
      ) : (
        <Callout tone="danger" role="alert">
          {messages.broken}
        </Callout>
      )}
      <p className="mt-6 text-ink-soft">
        {texts.another} <TextLink to={anotherAt}>{texts.toAnother}</TextLink>
      </p>
    </AccountFrame>
  );
}
