import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

const texts = {
  title: 'No tenés permiso para ver esto',
  hint: 'Esta parte de la administración es para otro rol. Si la necesitás para tu trabajo, pedísela a la dueña.',
  home: 'Ir al Dashboard',
} as const;

/** Says that a page is for people with another role, and leads on. */
export default function ForbiddenPage() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} />
      <p className="max-w-prose text-muted">{texts.hint}</p>
      <Button variant="primary" asChild className="mt-4">
        <Link to={paths.dashboard}>{texts.home}</Link>
      </Button>
    </>
  );
}
