import { fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderContentEditor } from '#testing/render-content-editor.tsx';
import { findTypedFact } from './variables.tsx';

const server = fakeServer();
const values = { envio_gratis_desde: '$30.000', descuento_efectivo: '10 %', marca: 'Jazmín', ciudades: '' };

test.each([
  ['Gratis desde $30.000', 'envio_gratis_desde'],
  ['gratis desde $ 30000.', 'envio_gratis_desde'],
  ['10% en efectivo', 'descuento_efectivo'],
  ['Gratis desde {envio_gratis_desde}', null],
  ['Desde $130.000 o $30.0005', null],
  ['Jazmín', null],
])('findTypedFact of %j is %s', (text, name) => expect(findTypedFact(text, values)).toBe(name));

test('a text of the content editor warns of a typed figure and takes the variable in its place', async () => {
  const { user, saved, enter, save } = renderContentEditor(server, [], { dias_de_cambio: '30 días' });
  const field = await screen.findByLabelText<HTMLInputElement>('Descripción principal');
  await enter(field, 'Cambios en 30 días');
  expect(field).toHaveAccessibleDescription(
    /Escribiste 30 días, que es hoy el dato «Plazo para pedir un cambio»: usá \{dias_de_cambio\}/,
  );
  field.setSelectionRange(11, 18);
  await user.selectOptions(screen.getByLabelText('Insertar dato'), 'dias_de_cambio');
  expect(field).toHaveValue('Cambios en {dias_de_cambio}');
  expect(field).not.toHaveAccessibleDescription(/Escribiste/);
  await save();
  await expect.poll(() => saved[0]?.hero.mainDescription).toBe('Cambios en {dias_de_cambio}');
});

test('a text of the content editor with an unknown variable is not saved and says so at its field', async () => {
  const { saved, enter, save } = renderContentEditor(server, [], values);
  const field = await screen.findByLabelText('Descripción principal');
  await enter(field, 'Vale {{sueldo}');
  await save();
  expect(field).toHaveAccessibleDescription(/No existe la variable \{sueldo\}/);
  expect(saved).toEqual([]);
});
