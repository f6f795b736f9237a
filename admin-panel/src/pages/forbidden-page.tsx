import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';
import { Button } from '#ui/button.tsx';

const texts = {
  title: 'No tenés permiso para ver esto',
  hint: 'Esta parte de la administración es para otro rol. Si la necesitás para tu trabajo, pedísela a la dueña.',
  home: 'Ir al Dashboard',
} as const;

/** Says that a page is for people with another role, and leads on. */
export default function ForbiddenPage() {
  return (
    <Page texts={texts}>
      <p className="max-w-prose text-muted">{texts.hint}</p>
      <Button variant="primary" asChild className="mt-4">
        <Link to={paths.dashboard}>{texts.home}</Link>
      </Button>
    </Page>
  );
}
