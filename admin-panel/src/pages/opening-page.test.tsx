import {
  closeShop,
  decideCheck,
  findSizeGuides,
  getContentSource,
  getOpening,
  getShop,
  listPolicies,
  type Opening,
  type OpeningCheck,
  openShop,
  publishPolicy,
  readPolicyDraft,
  updateClosedNotice,
  updateContent,
  updateShop,
} from '@shop/contract';
import { anOpening, answering, aShop, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as OpeningPage } from './opening-page.tsx';

const status = 'success' as const;
const aCheck = (given: Partial<OpeningCheck> = {}): OpeningCheck => ({
  key: 'seller-cuit',
  title: 'Tu CUIT',
  why: 'Lo pide la ley.',
  law: 'Res. 270/2020',
  state: 'red',
  path: '/settings?seccion=tienda&campo=cuit',
  detail: 'Falta.',
  toConfirm: '',
  waiver: null,
  ...given,
});
const waiver = { by: 'jazmin', at: '2026-11-20T15:00:00.000Z', reason: 'En trámite' };
const https = aCheck({
  key: 'https',
  title: 'Una dirección segura',
  path: '/opening#https',
  state: 'green',
  detail: '',
});
const closed = (checks: OpeningCheck[]): Opening =>
  anOpening({
    isOpen: false,
    changedBy: null,
    changedAt: null,
    checks,
    isReady: checks.every(({ state }) => state !== 'red'),
  });

let sent: { path: string; body: unknown }[] = [];
const record = (opening: Opening) => async (request: Request) => {
  const text = await request.text();
  sent.push({ path: new URL(request.url).pathname, body: text ? JSON.parse(text) : null });
  return { status, opening };
};

const server = fakeServer();
beforeEach(() => {
  sent = [];
});

function openPage(before: Opening, after: Opening = before) {
  server.use(
    answering(getOpening, { status, opening: before }),
    answering(decideCheck, record(after)),
    answering(openShop, record(after)),
    answering(closeShop, record(after)),
    answering(updateClosedNotice, record(after)),
  );
  return renderRoute([{ path: '/opening', Component: OpeningPage }], '/opening', { retry: false }).user;
}

const item = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

describe('the checklist', () => {
  // @spec C.31
  it('checklist says of each check why it matters, what is missing and where to complete it', async () => {
    openPage(closed([aCheck(), https]));
    const cuit = await item('Tu CUIT');
    expect(cuit.getByText('Lo pide la ley. Lo pide: Res. 270/2020.')).toBeVisible();
    expect(cuit.getByText('Falta.')).toBeVisible();
    expect(cuit.getByRole('link', { name: 'Completar: Tu CUIT' })).toHaveAttribute(
      'href',
      '/settings?seccion=tienda&campo=cuit',
    );
    expect((await item('Una dirección segura')).queryByRole('link')).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Puntos resueltos' })).toHaveAttribute(
      'aria-valuenow',
      '1',
    );
    expect(screen.getByText('1 de 2 listos')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('checklist counts what was postponed apart from what is ready', async () => {
    openPage(
      closed([aCheck({ state: 'waived', waiver }), aCheck({ key: 'x', state: 'waived', waiver }), https]),
    );
    expect(await screen.findByText('1 de 3 listos, 2 postergados')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  });

  it('checklist opens no shop with something missing', async () => {
    openPage(closed([aCheck()]));
    const button = await screen.findByRole('button', { name: 'Abrir la tienda' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Para abrir falta resolver un punto, o dejarlo pendiente a sabiendas.',
    );
  });

  it('checklist leaves a check out by one tap that says that the owner knows, and takes a reason later', async () => {
    const user = openPage(closed([aCheck()]), closed([aCheck({ state: 'waived', waiver })]));
    await user.click(await screen.findByRole('button', { name: 'Sé que falta y abro igual: Tu CUIT' }));
    expect(await screen.findByText('Lo dejó pendiente jazmin el 20/11/2026 12:00: En trámite')).toBeVisible();
    expect(sent).toEqual([{ path: '/api/opening/checks/seller-cuit', body: { waived: true, reason: '' } }]);
    await user.click(screen.getByRole('button', { name: 'Anotar un motivo: Tu CUIT' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motivo'), ' en ARCA');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Guardar el motivo' }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ waived: true, reason: 'En trámite en ARCA' }));
    await user.click(screen.getByRole('button', { name: 'Ya no dejarlo pendiente: Tu CUIT' }));
    await waitFor(() => expect(sent[2]?.body).toEqual({ waived: false, reason: '' }));
  });

  it('checklist keeps the reason that was typed when it cannot be saved', async () => {
    const user = openPage(closed([aCheck({ state: 'waived', waiver })]));
    server.use(answering(decideCheck, () => refusal(500, 'No se pudo')));
    await user.click(await screen.findByRole('button', { name: 'Anotar un motivo: Tu CUIT' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motivo'), ' en ARCA');
    await user.click(dialog.getByRole('button', { name: 'Guardar el motivo' }));
    expect(await screen.findByText('No se pudo')).toBeVisible();
    expect(dialog.getByLabelText('Motivo')).toHaveValue('En trámite en ARCA');
  });

  it('checklist puts what is set up on the server apart, for whoever maintains it', async () => {
    openPage(closed([aCheck(), https, aCheck({ key: 'backups', title: 'Copias de seguridad' })]));
    const card = (await screen.findByRole('heading', { name: 'Para quien instala' })).closest('section');
    const titles = within(card as HTMLElement).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Copias de seguridad',
      'Una dirección segura',
    ]);
  });

  it('checklist adds the ticked categories with their size guides by one tap', async () => {
    const before = aSiteContent();
    let saved: typeof before | undefined;
    const user = openPage(closed([aCheck({ key: 'categories', title: 'Las categorías de la tienda' })]));
    server.use(
      answering(getContentSource, { status, content: before, variables: {} }),
      answering(updateContent, async (request) => {
        saved = (await request.json()) as typeof before;
        return { status, content: before };
      }),
    );
    await user.click(await screen.findByLabelText('Medias'));
    await user.click(screen.getByLabelText('Pijamas'));
    await user.click(screen.getByRole('button', { name: 'Agregar 5 categorías con sus guías' }));
    await waitFor(() => expect(saved).toBeDefined());
    const names = saved?.productCatalog.categories.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['conjuntos', 'corpinos', 'bombachas', 'bodies', 'medias']));
    for (const name of ['corpinos', 'medias'])
      expect(findSizeGuides(name, saved?.sizeGuides ?? [])).not.toHaveLength(0);
    expect(new Set(names).size).toBe(names.length);
    expect(saved?.hero).toEqual(before.hero);
  });

  it('checklist takes the usual answer to a point of the law by one tap', async () => {
    let saved: Record<string, unknown> = {};
    const check = aCheck({ key: 'consumer-defence', title: 'El enlace a Defensa del Consumidor' });
    const user = openPage(closed([check]));
    const shop = aShop();
    server.use(
      answering(getShop, { status, shop }),
      answering(updateShop, async (request) => {
        saved = (await request.json()) as Record<string, unknown>;
        return { status, shop };
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Usar el de Neuquén/ }));
    await waitFor(() =>
      expect(saved).toMatchObject({
        consumerDefenseUrl: 'https://proteccionalconsumidor.neuquen.gob.ar',
        brand: shop.brand,
      }),
    );
  });

  it('checklist publishes all policies together, after showing what they say', async () => {
    const published: unknown[] = [];
    const kinds = ['terms', 'privacy'] as const;
    const user = openPage(
      closed([
        aCheck({ key: 'terms', title: 'Los términos y condiciones' }),
        aCheck({ key: 'privacy', title: 'La política de privacidad' }),
      ]),
    );
    server.use(
      answering(listPolicies, {
        status,
        policies: kinds.map((kind) => ({ kind, versions: [], isOutdated: true })),
      }),
      answering(readPolicyDraft, (_request, { kind }) => ({
        status,
        draft: {
          kind: kind === 'terms' ? ('terms' as const) : ('privacy' as const),
          template: `Texto de ${kind} {cuit}`,
          version: 3,
        },
        values: { cuit: '30-50001091-2' },
      })),
      answering(publishPolicy, async (request, { kind }) => {
        published.push([kind, await request.json()]);
        return {
          status,
          policy: { kind: 'terms' as const, title: '', version: 1, publishedAt: '', text: '', versions: [] },
        };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Publicar las 2 políticas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('Términos y condiciones'));
    expect(dialog.getByText('Texto de terms 30-50001091-2')).toBeVisible();
    expect(published).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Publicar las 2 políticas' }));
    expect(await screen.findByText('2 políticas publicadas')).toBeVisible();
    expect(published).toEqual([
      ['terms', { seen: 3 }],
      ['privacy', { seen: 3 }],
    ]);
  });

  it('checklist confirms the default value that it shows', async () => {
    const delivery = aCheck({ key: 'delivery', title: 'Costo de envío', toConfirm: 'Envío $2.500' });
    const user = openPage(closed([delivery]));
    await user.click(await screen.findByRole('button', { name: 'Está bien así: Costo de envío' }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: '/api/opening/checks/delivery', body: { confirmed: 'Envío $2.500' } }]),
    );
  });

  it('checklist that failed to load can be retried', async () => {
    const user = openPage(closed([https]));
    server.use(answering(getOpening, () => refusal(403, 'No se puede')));
    expect(await screen.findByText('No pudimos cargar la lista de apertura: No se puede')).toBeVisible();
    server.use(answering(getOpening, { status, opening: closed([https]) }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Una dirección segura' })).toBeVisible();
  });
});

describe('the state of the shop', () => {
  it('opening page opens after a question that names what stays pending', async () => {
    const pending = aCheck({ state: 'waived', waiver });
    const user = openPage(closed([pending, https]), anOpening({ checks: [pending, https] }));
    await user.click(await screen.findByRole('button', { name: 'Abrir la tienda' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Abrís con esto pendiente: Tu CUIT.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Abrir la tienda' }));
    expect(await screen.findByText('Abierta al público')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/api/opening/open']);
  });

  it('opening page shows the closed shop to staff and closes an open one after a question', async () => {
    const user = openPage(anOpening({ checks: [https] }), closed([https]));
    await user.click(await screen.findByRole('button', { name: 'Cerrar la tienda por un tiempo' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar la tienda' }));
    expect(await screen.findByText('Cerrada al público')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la tienda cerrada' })).toHaveAttribute('href', '/');
  });

  it('opening page saves what the closed page says', async () => {
    const user = openPage(closed([https]));
    await user.type(await screen.findByLabelText(/Título/), 'Volvemos en marzo');
    await user.type(screen.getByLabelText(/Texto/), 'Vacaciones');
    await user.click(screen.getByRole('button', { name: 'Guardar el texto' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/api/opening/notice', body: { title: 'Volvemos en marzo', text: 'Vacaciones' } },
      ]),
    );
  });
});
