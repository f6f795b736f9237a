import { neededPart } from '@shop/web-kit/loading';
import { Suspense, use, type ComponentType } from 'react';

type Closable = { onClose: () => void };
type Import<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * Creates a dialog in a chunk of its own; if the download fails it closes itself, and the next opening retries. `instead`
 * says where the shopper gets the same; without it the page says that a part is lost.
 */
export function lazyDialog<P extends Closable>(
  importDialog: Import<P>,
  instead?: (props: P) => void,
): ComponentType<P> {
  let dialog: Promise<ComponentType<P>> | undefined;

  function Dialog(props: P) {
    const Loaded = use(
      (dialog ??= (instead ? importDialog() : neededPart(importDialog)).then(
        (module) => module.default,
        () => {
          dialog = undefined;
          props.onClose();
          instead?.(props);
          return () => null;
        },
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
