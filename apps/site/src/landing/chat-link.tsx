import { CHAT_PATH } from '@cartaviva/api-client';
import { MessageCircle } from 'lucide-react';
import { CONTACT_SECTION } from './messages';

/** Floating button at the bottom left that opens a chat with us (specification §1). */
export function ChatLink() {
  return (
    <a
      href={CHAT_PATH}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={CONTACT_SECTION.chat}
      title={CONTACT_SECTION.chat}
      className="fixed bottom-4 left-4 z-20 grid size-13 place-items-center rounded-full bg-mark text-on-mark shadow-float transition-transform hover:scale-105"
    >
      <MessageCircle aria-hidden className="size-6" />
    </a>
  );
}
