import { jest } from '@jest/globals';
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

const listened: Parameters<typeof window.addEventListener>[] = [];
beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    listened.push(listener);
    listen(...listener);
  });
});
afterEach(() => {
  for (const [type, listener, options] of listened.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  window.history.replaceState(null, '', '/');
});

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

it('leads from one door to the other with where somebody was going, and nowhere else with it', () => {
  window.history.replaceState(null, '', '/registro?return=%2Fprofile%2Fplan');
  open(`<div data-door><a href="/login">Inicia sesión</a> <a href="/">Inicio</a></div>`);
  const [door, home] = document.querySelectorAll('a');
  for (const link of [door!, home!]) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }
  expect(door).toHaveProperty('search', '?return=%2Fprofile%2Fplan');
  expect(home).toHaveProperty('search', '');
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
