import { useState } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { AdminFrame } from '../app/frame/admin-frame.tsx';
import { AdminGuard } from '../app/session/admin-guard.tsx';
import { renderRoute } from './render-route.tsx';

const Form = () => (
  <>
    <h1 tabIndex={-1}>Un formulario</h1>
    <LeaveGuard dirty />
  </>
);
const page = (title: string) => () => <h1 tabIndex={-1}>{title}</h1>;
function LatePage() {
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <h1 tabIndex={-1}>La orden</h1>;
  return <button onClick={() => setLoaded(true)}>Llega</button>;
}

/** Renders the frame of the back office around plain pages, at an address. */
export const openFrame = (address = '/') =>
  renderRoute(
    [
      { path: '/login', Component: page('Entrada') },
      {
        Component: AdminGuard,
        children: [
          {
            Component: AdminFrame,
            children: [
              { path: '/', Component: page('Tablero') },
              { path: '/orders', Component: page('Las órdenes') },
              { path: '/products', Component: page('Los productos') },
              { path: '/content', Component: page('Los textos') },
              { path: '/settings', Component: page('Los ajustes') },
              { path: '/orders/1', Component: LatePage },
              { path: '/form', Component: Form },
            ],
          },
        ],
      },
    ],
    address,
  );
