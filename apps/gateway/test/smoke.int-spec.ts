import { House } from './house';

it('smokes', async () => {
  const house = await House.open();
  const app = await house.gateway();
  const get = async (url: string, headers = {}) => { const r = await app.inject({ url, headers }); console.log(url, r.statusCode, r.body.slice(0, 600)); return r; };
  const payload = { email: 'carmen@example.do', password: 'secreta' };
  const r = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  console.log(r.statusCode, r.body);
  const { cookie } = await house.signIn(app);
  await get('/api/auth/user', { cookie });
  console.log(app.getHttpAdapter().getInstance().printRoutes());
  await house.close();
}, 60000);
