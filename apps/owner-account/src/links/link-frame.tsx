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
  /** Path of the screen that sends another link. */
  readonly anotherAt: string;
  readonly token: string | undefined;
  readonly children: (token: string) => ReactNode;
}

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
