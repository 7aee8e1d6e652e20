import { fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const START = readFileSync(resolve('apps/owner-shell/public/start.js'), 'utf8');

it('brings the app once, however often a prerendered page is touched, and marks what was pressed', () => {
  document.body.innerHTML =
    '<script data-shell="/assets/main.js"></script><div id="root"><button>Probar Demo</button></div>';
  window.eval(START);
  const apps = () => document.head.querySelectorAll('script[src="/assets/main.js"]');
  const button = document.querySelector('button')!;
  expect(apps()).toHaveLength(0);
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(apps()).toHaveLength(1);
  expect(button.dataset).toHaveProperty('pressed');
});
