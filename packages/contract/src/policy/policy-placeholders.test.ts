import { expect, it } from 'vitest';
import { variableFault } from '../text/variables';
import { emptyPlaceholders, renderPolicy } from './policy-placeholders';

const values = { marca: 'Jazmín {cuit}', email: 'hola@example.com', cuit: '', entregas: '- Uno\n- Dos' };

it('renderPolicy fills in the data of the shop, whose braces stay text', () =>
  expect(renderPolicy('De {marca}, {email}', values)).toBe('De Jazmín {cuit}, hola@example.com'));

it('renderPolicy leaves out the line of data that the shop has not, and the gap it leaves', () => {
  expect(renderPolicy('# Datos\n- CUIT: {cuit}\n- Email: {email}', values)).toBe(
    '# Datos\n- Email: hola@example.com',
  );
  expect(renderPolicy('Uno\n\n{cuit}\n\nDos', values)).toBe('Uno\n\nDos');
  expect(emptyPlaceholders('{cuit} {email} {cuit}', values)).toEqual(['cuit']);
});

it('renderPolicy leaves out a heading above nothing but missing data, and no other', () => {
  expect(renderPolicy('# Uno\n\n{cuit}\n\n# Dos\n## Tres\nTexto', values)).toBe('# Dos\n## Tres\nTexto');
  expect(renderPolicy('# Uno\n{cuit}\nTexto', values)).toBe('# Uno\nTexto');
});

it('renderPolicy puts a list in place of its placeholder', () =>
  expect(renderPolicy('# Entrega\n{entregas}', values)).toBe('# Entrega\n- Uno\n- Dos'));

it('variableFault names the first unknown variable, also one that every object has', () => {
  const known = ['marca', 'email'];
  expect(variableFault('{marca} {constructor}', known)).toBe(
    'No existe la variable {constructor}. Podés usar: marca, email.',
  );
  expect(variableFault('{{ marca }} {Marca}', known)).toContain('{Marca}');
  expect(variableFault('{marca} y {email', known)).toContain('Falta cerrar o abrir');
  expect(variableFault('{{7*7}} ${alert(1)} { }', known)).toBeNull();
});
