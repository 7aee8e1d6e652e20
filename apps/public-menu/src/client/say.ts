let line: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Tells a diner, for four seconds and to screen readers too, what just happened. */
export function say(text: string): void {
  if (!line) {
    line = document.createElement('p');
    line.className = 'said';
    line.setAttribute('role', 'status');
  }
  // Above a sheet that is open, for whatever is outside of it cannot be seen or heard.
  (document.querySelector('dialog[open]') ?? document.body).append(line);
  line.textContent = text;
  line.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (line!.hidden = true), 4000);
}
