import { expect, test } from 'vitest';
import { personalDataPage } from './personal-data-page';

const facts = { tienda: 'Jazmín', generado: 'Hoy', alcance: 'Todo' };

test('the page of personal data shows every field and escapes what people typed', () => {
  const datos = [{ Nota: '<script>alert(1)</script>', Vacío: '', Aceptó: true, Total: 1500 }];
  const page = personalDataPage({ ...facts, secciones: [{ titulo: 'Mensajes', datos }] });
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
  expect(page).toContain('<dt>Vacío</dt><dd>—</dd>');
  expect(page).toContain('<dt>Aceptó</dt><dd>sí</dd>');
  expect(page).toContain('<dt>Total</dt><dd>$1.500</dd>');
  expect(page).toContain('Mensajes (1)');
});

test('the page of personal data says when the shop has none', () =>
  expect(personalDataPage({ ...facts, secciones: [] })).toContain('No tenemos datos tuyos'));
