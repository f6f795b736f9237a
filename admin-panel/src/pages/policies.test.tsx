import {
  errorCodes,
  getPolicy,
  listPolicies,
  type PolicyDraft,
  type PolicySummary,
  publishPolicy,
  readPolicyDraft,
  updatePolicyDraft,
} from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { open, server, success } from '../testing/settings-page-setup.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const values = { marca: 'Jazmín', email: 'hola@example.com', cuit: '' };
const draft: PolicyDraft = {
  kind: 'terms',
  template: '# De {marca}\n- CUIT: {cuit}\n- Email: {email}',
  version: 4,
};
const first = { version: 1, publishedAt: AT, author: 'duena' };
const summary: PolicySummary = { kind: 'terms', versions: [first], isOutdated: true };
const unpublished: PolicySummary = { kind: 'privacy', versions: [], isOutdated: true };

const openPolicies = () => open('/settings?seccion=politicas');
const textOfVersion: Record<string, string> = {
  1: '# De Jazmín\n- Email: viejo@example.com',
  2: '# De Jazmín',
};
beforeEach(() =>
  server.use(
    answering(listPolicies, { status: success, policies: [summary, unpublished] }),
    answering(readPolicyDraft, (_, { kind }) => ({
      status: success,
      draft: { ...draft, kind: kind as PolicyDraft['kind'] },
      values,
    })),
    answering(getPolicy, (request, { kind }) => {
      const version = new URL(request.url).searchParams.get('version') ?? '1';
      return {
        status: success,
        policy: {
          kind: kind as PolicyDraft['kind'],
          title: 'Términos y condiciones',
          publishedAt: AT,
          version: Number(version),
          text: textOfVersion[version] ?? '',
          versions: [],
        },
      };
    }),
  ),
);

test('a policy is shown as the shop will show it, and says which data are missing', async () => {
  openPolicies();
  const preview = within(await screen.findByRole('region', { name: 'Cómo se lee' }));
  expect(preview.getByRole('heading', { name: 'De Jazmín' })).toBeVisible();
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Email: hola@example.com',
  ]);
  expect(screen.getByText(/Faltan datos, y sus renglones no se muestran: CUIT\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Completar los datos de la tienda' })).toHaveAttribute(
    'href',
    '/settings?seccion=tienda',
  );
  expect(await screen.findByText('Qué cambia respecto de la versión publicada')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a saved draft is sent with the version that was opened', async () => {
  let sent: unknown;
  server.use(
    answering(updatePolicyDraft, async (request) => {
      sent = await request.json();
      return { status: success, draft: { ...draft, template: `${draft.template}!`, version: 5 }, values };
    }),
  );
  const { user } = openPolicies();
  await user.type(await screen.findByLabelText('Borrador'), '!');
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  expect(screen.getByText('Guardá el borrador para poder publicarlo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(sent).toEqual({ template: `${draft.template}!`, seen: 4 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toBeEnabled());
});

test('a refused draft says why and stays as it was typed', async () => {
  const message = 'No existe el dato {sueldo}';
  server.use(
    answering(updatePolicyDraft, () => refusal(400, message, { errors: [{ path: 'template', message }] })),
  );
  const { user } = openPolicies();
  await user.type(await screen.findByLabelText('Borrador'), ' {{sueldo}');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText(/No existe el dato \{sueldo\}/)).toBeVisible();
  expect(screen.getByLabelText('Borrador')).toHaveValue(`${draft.template} {sueldo}`);
});

test('an edit conflict of a draft offers both texts', async () => {
  const theirs = { ...draft, template: 'La otra', version: 5 };
  const sent: unknown[] = [];
  server.use(
    answering(updatePolicyDraft, async (request) => {
      sent.push(await request.json());
      if (sent.length > 1) return { status: success, draft: { ...theirs, version: 6 }, values };
      return refusal(409, 'Otra persona', {
        code: errorCodes.staleFields,
        details: { fields: ['template'], draft: theirs },
      });
    }),
  );
  const { user } = openPolicies();
  await user.type(await screen.findByLabelText('Borrador'), '!');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /De \{marca\}/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar lo elegido' }));
  await waitFor(() => expect(sent[1]).toEqual({ template: `${draft.template}!`, seen: 5 }));
});

test('publishing says what it means and publishes the draft that is in sight', async () => {
  let sent: unknown;
  server.use(
    answering(publishPolicy, async (request) => {
      sent = await request.json();
      return {
        status: success,
        policy: { kind: 'terms' as const, title: 'T', version: 2, publishedAt: AT, text: 'x', versions: [] },
      };
    }),
  );
  const { user } = openPolicies();
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('¿Publicar la versión 2 de Términos y condiciones?')).toBeVisible();
  expect(dialog.getByText(/no se puede cambiar ni borrar/)).toBeVisible();
  expect(dialog.getByText(/Faltan datos.*CUIT/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(sent).toEqual({ seen: 4 }));
});

test('drafts that all say something new are published together', async () => {
  const seen: unknown[] = [];
  server.use(
    answering(publishPolicy, async (request, { kind }) => {
      seen.push(kind, await request.json());
      return {
        status: success,
        policy: { kind: 'terms' as const, title: 'T', version: 2, publishedAt: AT, text: 'x', versions: [] },
      };
    }),
  );
  const { user } = openPolicies();
  await user.click(await screen.findByRole('button', { name: 'Publicar las 2 políticas' }));
  const dialog = within(await screen.findByRole('dialog'));
  const publish = dialog.getByRole('button', { name: 'Publicar las 2 políticas' });
  await waitFor(() => expect(publish).toBeEnabled());
  await user.click(publish);
  await waitFor(() => expect(seen).toEqual(['terms', { seen: 4 }, 'privacy', { seen: 4 }]));
});

test('versions of a policy link to the shop and show what changed', async () => {
  const versions = [{ ...first, version: 2 }, first];
  server.use(answering(listPolicies, { status: success, policies: [{ ...summary, versions }] }));
  const { user } = openPolicies();
  expect(await screen.findByRole('link', { name: 'Leer la versión 2 en la tienda' })).toHaveAttribute(
    'href',
    '/terminos?version=2',
  );
  await user.click(screen.getByText('Qué cambió respecto de la anterior'));
  const removed = await screen.findByText(/viejo@example\.com/);
  expect(removed.tagName).toBe('DEL');
});

test('policies that failed to load can be retried', async () => {
  server.use(answering(listPolicies, () => refusal(403, 'No se puede')));
  const { user } = openPolicies();
  expect(await screen.findByText('No pudimos cargar las políticas: No se puede')).toBeVisible();
  server.use(answering(listPolicies, { status: success, policies: [unpublished] }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no está publicada: en la tienda no se ve.')).toBeVisible();
});
