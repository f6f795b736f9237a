import { reloadOnce } from '@shop/web-kit/loading';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

// After a release the files of this version no longer exist.
const isOldVersion = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

export function ErrorScreen({ inFrame = false }: { inFrame?: boolean }) {
  const error = useRouteError();
  // A page that did not open holds no typed text.
  useEffect(() => {
    if (isOldVersion(error)) void reloadOnce();
  }, [error]);
  return (
    <main
      role="alert"
      className={classNames(
        'flex flex-col items-center justify-center gap-3 p-8 text-center',
        inFrame ? 'min-h-96' : 'min-h-dvh',
      )}
    >
      <Icon name="triangle-alert" className="size-10 text-danger" />
      <h1 className="text-xl font-semibold">{texts.failed.title}</h1>
      <p className="max-w-md text-muted">
        {isOldVersion(error) ? texts.failed.newVersion : texts.failed.text}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {texts.failed.reload}
        </Button>
        <Link className={buttonStyles()} to={paths.dashboard}>
          {texts.failed.home}
        </Link>
      </div>
    </main>
  );
}
