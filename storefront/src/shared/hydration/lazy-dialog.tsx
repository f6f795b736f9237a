import { Suspense, use, useEffect, type ComponentType } from 'react';

type Closable = { onClose: () => void };
type Import<P> = () => Promise<{ default: ComponentType<P> }>;

/** A dialog in a chunk of its own. One that does not arrive closes itself: the page around it stays, and the next press asks again. */
export function lateDialog<P extends Closable>(
  importDialog: Import<P>,
  instead?: (props: P) => void,
): ComponentType<P> {
  let dialog: Promise<ComponentType<P>> | undefined;

  function Closed(props: P) {
    useEffect(() => {
      dialog = undefined;
      props.onClose();
      instead?.(props);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- it closes once
    }, []);
    return null;
  }

  function Dialog(props: P) {
    const Loaded = use(
      (dialog ??= importDialog().then(
        (module) => module.default,
        () => Closed,
      )),
    );
    return <Loaded {...props} />;
  }

  return (props) => (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
