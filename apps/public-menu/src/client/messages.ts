import type { ScriptMessages } from '../messages/messages';

/** What the script says, in the language of the page as it stands now. */
export function messages(): ScriptMessages {
  return JSON.parse(document.getElementById('menu-messages')!.textContent) as ScriptMessages;
}
