import { expect } from '@playwright/test';
import { test } from '../engine-test.ts';

const savedPages = `navigator.serviceWorker.ready
  .then(() => caches.open('pages')).then((cache) => cache.keys()).then((keys) => keys.length)`;

test('a seen page opens without a line and says its age, another one says that it is not saved', async ({
  phone,
  line,
}) => {
  await phone.openHydrated('/');
  await expect.poll(() => phone.read(savedPages)).toBeGreaterThanOrEqual(3);
  line.cut();
  await phone.open('/cart');
  // The line is cut behind the browser's back, which still takes itself for connected.
  await phone.seesText(/ves lo guardado el/);
  await phone.open('/track-order');
  await phone.sees('heading', /^(Sin conexión|La conexión no responde)/);
  line.mend();
  await phone.open('/track-order');
  await phone.sees('heading', 'Seguimiento de Pedido');
});
