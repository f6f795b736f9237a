import { render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { Toaster } from 'sonner';
import { expect, test } from 'vitest';
import { tellStep } from './tell-step.ts';

test('each undo on screen begins with its visible text and says what it takes back', async () => {
  render(<Toaster />);
  const client = new QueryClient();
  const told = 'Orden actualizada exitosamente!';
  tellStep(client, told, { step: 'una', of: 'JL-1' });
  tellStep(client, told, { step: 'otra', of: 'JL-2' });
  tellStep(client, 'Orden #JL-3: Pagado', { step: 'tercera' });
  const name = (what: string) => ({ name: `Deshacer: ${what}` });
  for (const what of [`${told} (JL-1)`, `${told} (JL-2)`, 'Orden #JL-3: Pagado'])
    expect(await screen.findByRole('button', name(what))).toHaveTextContent(/^Deshacer$/);
});
