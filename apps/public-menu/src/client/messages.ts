import type { ScriptMessages } from '../messages/messages';

/** Returns the texts of the script in the current language of the page. */
export function messages(): ScriptMessages {
  return JSON.parse(document.getElementById('menu-messages')!.textContent) as ScriptMessages;
}
