import { CHAT_PATH, installationContact, mailto } from '@cartaviva/api-client';
import type { Support, SupportChannel } from '@cartaviva/domain';
import { Headset, Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { supportMessages as messages } from './messages';

const CONTACT = installationContact();

interface Way {
  readonly icon: LucideIcon;
  readonly href: string;
  readonly label: string;
}

const WAYS: Readonly<Record<SupportChannel, Way>> = {
  dedicated: {
    icon: Headset,
    href: mailto(CONTACT.dedicated, messages.subject),
    label: CONTACT.dedicated,
  },
  chat: { icon: MessageCircle, href: CHAT_PATH, label: messages.openChat },
  email: { icon: Mail, href: mailto(CONTACT.support, messages.subject), label: CONTACT.support },
  phone: { icon: Phone, href: CONTACT.phoneHref, label: CONTACT.phone },
};

function promiseOf(channel: SupportChannel, { hasPriority }: Support): string {
  if (channel === 'phone') return messages.hours(CONTACT.hours);
  const promise = hasPriority
    ? messages.first(CONTACT.priorityReply)
    : messages.within(CONTACT.reply);
  return channel === 'dedicated' ? `${messages.onlyYours} ${promise}` : promise;
}

export function ChannelCard({ channel, support }: { channel: SupportChannel; support: Support }) {
  const { icon: Icon, href, label } = WAYS[channel];
  return (
    <li className="flex gap-4 px-4 py-4 sm:px-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-wash text-accent">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{messages.channels[channel]}</p>
        <a
          href={href}
          {...(channel === 'chat' && { target: '_blank', rel: 'noopener noreferrer' })}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 wrap-anywhere hover:underline"
        >
          {label}
        </a>
        <p className="text-sm text-pretty text-ink-soft">{promiseOf(channel, support)}</p>
      </div>
    </li>
  );
}
