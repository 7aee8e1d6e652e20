const line = document.createElement('p');
line.className = 'toast';
line.setAttribute('role', 'status');
let timer: ReturnType<typeof setTimeout>;

/** Shows a diner for four seconds what just happened; screen readers read it out. */
export function showToast(text: string): void {
  // Above a sheet that is open, for whatever is outside of it cannot be seen or heard.
  (document.querySelector('dialog[open]') ?? document.body).append(line);
  line.textContent = text;
  line.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (line.hidden = true), 4000);
}
