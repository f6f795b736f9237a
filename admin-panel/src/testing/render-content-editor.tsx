import { readMercadoPagoSetup, type SiteContent, updateContent, type VariableValues } from '@shop/contract';
import { answering, aSiteContent, type fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContentEditor } from '#features/content-editor/content-editor.tsx';
import { renderRoute } from './render-route.tsx';

/** Renders the content editor; `saved` receives what it sends, and the server lacks the secrets in `missing`. */
export function renderContentEditor(
  server: ReturnType<typeof fakeServer>,
  missing: readonly string[] = ['MERCADO_PAGO_ACCESS_TOKEN'],
  variables: VariableValues = {},
) {
  const saved: SiteContent[] = [];
  server.use(
    answering(readMercadoPagoSetup, {
      status: 'success' as const,
      setup: {
        isReady: missing.length === 0,
        missing: [...missing],
        noticeUrl: 'https://jazmin.example/aviso',
      },
    }),
    answering(updateContent, async (request) => {
      const content = (await request.json()) as SiteContent;
      saved.push(content);
      return { status: 'success' as const, content: { ...content, version: 2 } };
    }),
  );
  const Component = () => (
    <ContentEditor published={aSiteContent()} variables={variables} onRefresh={vi.fn()} />
  );
  const { user } = renderRoute([{ path: '/', Component }], '/');
  const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
  const enter = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  return { user, saved, openTab, enter, save };
}
