import { fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const START = readFileSync(resolve('apps/owner-shell/public/start.js'), 'utf8');

const apps = () => document.head.querySelectorAll('script[src="/assets/main.js"]');
function open(page: string): void {
  document.head.replaceChildren();
  document.body.innerHTML = `<script data-shell="/assets/main.js"></script><div id="root">${page}</div>`;
  window.eval(`(() => {${START}})()`);
}
afterEach(() => window.history.replaceState(null, '', '/'));

it('brings the app once, however often a prerendered page is touched, and marks what was pressed', () => {
  open('<button>Probar Demo</button>');
  const button = document.querySelector('button')!;
  expect(apps()).toHaveLength(0);
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(apps()).toHaveLength(1);
  expect(button.dataset).toHaveProperty('pressed');
});

const DOOR =
  '<div data-door><form><input name="email"><button type="submit">Entrar</button></form></div>';

it('sends no form by itself: Enter in a field is a press for the app', () => {
  open(DOOR);
  const form = document.querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);
  expect(apps()).toHaveLength(1);
  expect(document.querySelector('button')!.dataset).toHaveProperty('pressed');
});

it('waits at a door for a touch, unless somebody was sent there with a word', () => {
  open(DOOR);
  expect(apps()).toHaveLength(0);
  window.history.replaceState(null, '', '/login?return=%2Feditor%2F7');
  open(DOOR);
  expect(apps()).toHaveLength(1);
  window.history.replaceState({ usr: { email: 'ana@fonda.do' } }, '', '/registro');
  open(DOOR);
  expect(apps()).toHaveLength(1);
  open('<p>Centro de Ayuda</p>');
  expect(apps()).toHaveLength(0);
});
