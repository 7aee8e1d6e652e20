import type { ScriptMessages } from '../messages/messages';

export function messages(): ScriptMessages {
  return JSON.parse(document.getElementById('menu-messages')!.textContent) as ScriptMessages;
}
