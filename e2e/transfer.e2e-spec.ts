import { linkMailedTo } from '@cartaviva/tools/api/inbox.mjs';
import type { MenuView, UserView } from '@cartaviva/contracts';
import type { Browser, Page } from 'playwright-core';
import { DESK, launch, PHONE, system } from './support/browser';
import { diner } from './support/diner';
import { eventually } from './support/eventually';
import { judge, said } from './support/judge';
import { menuOf, ownerOn, PASSWORD, signIn } from './support/owner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('una cuenta que cambia de manos', () => {
  it('se propone a una administradora, que la recibe entera, y el código impreso sigue igual', async () => {
    const owner = await ownerOn(browser, DESK, { hasPassword: true });
    const former = (await owner.api.call('GET', '/api/auth/user')) as UserView;
    const boss = await ownerOn(browser, PHONE);
    const items = [{ name: 'Mofongo', price: '350', category: 'Platos fuertes' }];
    const menu = await menuOf(owner.api, items, { isPublished: true });
    const { page: table } = await diner(browser);
    const printed = `${system().url}/q/${menu.shortCode}`;

    // Rosa works in the account as its administrator.
    const { email } = (await boss.api.call('PUT', '/api/auth/profile', {
      firstName: 'Rosa',
    })) as UserView;
    await owner.api.call('POST', '/api/invitations', { email, role: 'administrator' });
    let link = '';
    const isInvited = async () => {
      link = await linkMailedTo(system().inboxUrl, email);
      return link.includes('/invitacion');
    };
    await eventually(isInvited, 'no invitation was mailed');
    const token = link.split('#')[1];
    await boss.api.call('POST', '/api/invitations/accept', { token });

    // The owner offers the transfer and confirms it with her password.
    await owner.page.goto('/personas');
    await press(owner.page, 'Acciones para Rosa Rosario');
    await owner.page.getByRole('menuitem', { name: 'Hacer dueña o dueño' }).click();
    await owner.page.getByLabel('Tu contraseña').fill(PASSWORD);
    await judge(owner.page, 'transfer-dialog-desk');
    await press(owner.page, 'Proponer traspaso');
    await said(owner.page, 'Se lo propusimos a Rosa Rosario');
    await owner.page.getByText('Propusiste entregar tu cuenta a Rosa Rosario').waitFor();
    await judge(owner.page, 'transfer-waiting-desk');

    // Rosa accepts on her phone, which is signed in to the account from then on.
    await boss.page.goto('/traspaso');
    await boss.page.getByText('Altagracia Rosario').waitFor();
    await judge(boss.page, 'transfer-offer-phone');
    await press(boss.page, 'Recibir la cuenta');
    await boss.page.waitForURL('**/dashboard');
    await boss.api.call('POST', `/api/accounts/${former.account.id}/enter`);
    const isHers = async () =>
      ((await boss.api.call('GET', '/api/menus')) as MenuView[]).some(({ id }) => id === menu.id);
    await eventually(isHers, 'the menu is not the new owner’s');
    await boss.page.reload();
    await boss.page
      .getByText(/Comedor Altagracia|^Carta$/)
      .first()
      .waitFor();

    // Diners notice nothing. The previous owner signs in again, as a member with an account of her own.
    await table.goto(printed);
    await table.getByText('Mofongo').first().waitFor();
    const { email: address } = former;
    await owner.api.signIn(address, PASSWORD);
    await signIn(owner.page.context(), owner.api);
    await owner.page.reload();
    await owner.page.getByText('Por ahora estás tú').waitFor();
    const accounts = (await owner.api.call('GET', '/api/accounts')) as { role: string }[];
    expect(accounts.map(({ role }) => role)).toEqual(['owner', 'administrator']);
    expect([...owner.troubles(), ...boss.troubles()]).toEqual([]);
  });
});
