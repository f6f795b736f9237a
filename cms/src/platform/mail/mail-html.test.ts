import { expect, test } from 'vitest';
import { mailHtml } from './mail-html';

const html = (text: string, pictures: { url: string; alt: string }[] = []) =>
  mailHtml({ subject: 'Tu pedido', text, pictures });

test('mailHtml escapes texts, addresses and names of pictures', () => {
  const page = html('Hola <b>&</b>:\n\n- <i>1</i>\n\nVer: https://jl.com/?a="b&c=d\n\nAdiós', [
    { url: 'https://jl.com/"x.jpg', alt: '<u>' },
  ]);
  expect(page).toContain('Hola &lt;b&gt;&amp;&lt;/b&gt;:');
  expect(page).toContain('<li>&lt;i&gt;1&lt;/i&gt;</li>');
  expect(page).toContain('href="https://jl.com/?a=&quot;b&amp;c=d"');
  expect(page).not.toMatch(/<b>|<i>|<u>|"x\.jpg/);
});

test('mailHtml makes a button of a short label with an address, and a link of a long sentence', () => {
  const page = html(
    'Hola\n\nSeguí tu pedido: https://jl.com/t\n\n' + `${'Podés cancelarlo '.repeat(4)}: https://jl.com/c`,
  );
  expect(page).toMatch(/<a href="https:\/\/jl\.com\/t"[^>]*background[^>]*>Seguí tu pedido<\/a>/);
  expect(page).toMatch(/<a href="https:\/\/jl\.com\/c"[^>]*>jl\.com<\/a>/);
});

test('mailHtml begins with the first paragraph as preview, and shows pictures after the text', () => {
  const page = html('Hola Ana:\nRecibimos tu pedido.\n\nFin', [
    { url: 'https://jl.com/a.jpg', alt: 'Conjunto' },
  ]);
  expect(page.indexOf('Hola Ana: Recibimos tu pedido.')).toBeLessThan(page.indexOf('<p '));
  expect(page.indexOf('<img')).toBeGreaterThan(page.indexOf('Recibimos tu pedido.'));
});

test('mailHtml shows what is no address as text', () =>
  expect(mailHtml({ subject: 'x', text: 'Mirá: https://[' })).toContain('Mirá: https://['));
