const line = document.createElement('p');
line.className = 'toast';
line.setAttribute('role', 'status');
let timer: ReturnType<typeof setTimeout>;

/** Shows a message for four seconds and announces it to screen readers. */
export function showToast(text: string): void {
  // An open dialog hides everything outside it, also from screen readers, so the message goes inside.
  (document.querySelector('dialog[open]') ?? document.body).append(line);
  line.textContent = text;
  line.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (line.hidden = true), 4000);
}
