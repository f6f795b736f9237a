import { ApiError } from '@shop/web-kit/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DraftForm } from './draft-form.tsx';

const refuse = (): Promise<never> => {
  const errors = [{ path: 'phone', message: 'Ese teléfono no existe' }];
  return Promise.reject(new ApiError(400, { message: 'Revisá los datos', code: 'VALIDATION', errors }));
};

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DraftForm
        initial={{ name: 'Ana', phone: '' }}
        fields={{ name: { kind: 'text', label: 'Nombre' }, phone: { kind: 'text', label: 'Teléfono' } }}
        check={({ phone }) => (phone ? {} : { phone: 'Falta el teléfono' })}
        save={refuse}
        failed="No se pudo guardar"
        submitLabel="Guardar"
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('the first faulty field of a form takes the focus, whoever found the fault', async () => {
  const user = open();
  const phone = screen.getByLabelText('Teléfono');
  await user.type(screen.getByLabelText('Nombre'), '{Enter}');
  await waitFor(() => expect(phone).toHaveFocus());
  expect(screen.getByText('Falta el teléfono')).toBeVisible();
  await user.type(phone, '0');
  await user.type(screen.getByLabelText('Nombre'), '{Enter}');
  expect(await screen.findByText('Ese teléfono no existe')).toBeVisible();
  await waitFor(() => expect(phone).toHaveFocus());
});
