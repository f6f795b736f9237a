import { Link, useHref, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

const texts = {
  title: 'Esta página no existe',
  address: 'No hay nada en esta dirección:',
  hint: 'Puede que el enlace esté incompleto o que la página haya cambiado de lugar. Con la lupa, o con Ctrl K, buscás órdenes, productos y acciones.',
  home: 'Ir al Dashboard',
} as const;

/** Says that an address of the back office leads nowhere. */
export function Component() {
  usePageTitle(texts.title);
  const { pathname, search } = useLocation();
  const address = useHref(`${pathname}${search}`);
  return (
    <>
      <PageHeader title={texts.title} />
      <p>
        {texts.address} <code className="font-mono text-sm break-all">{address}</code>
      </p>
      <p className="mt-2 max-w-prose text-muted">{texts.hint}</p>
      <Button variant="primary" asChild className="mt-4">
        <Link to={paths.dashboard}>{texts.home}</Link>
      </Button>
    </>
  );
}
