import { normalizeOrderNumber } from '@shop/contract';
import { useRef, useState, type FormEvent } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from './texts.ts';

type TrackingFormProps = {
  typed: string | null;
  onSearch: (orderNumber: string) => void;
};

/** Is a plain GET form, so it works without script. */
export function TrackingForm({ typed, onSearch }: TrackingFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(typed !== null && !typed.trim() ? texts.empty : null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const orderNumber = normalizeOrderNumber(input.current?.value ?? '');
    setError(orderNumber ? null : texts.empty);
    if (orderNumber) onSearch(orderNumber);
    else input.current?.focus();
  };

  return (
    <form noValidate method="get" action={paths.tracking} onSubmit={onSubmit}>
      <label htmlFor="pedido" className="font-medium">
        {texts.label}
      </label>
      <p id="pedido-error" role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          ref={input}
          id="pedido"
          name="pedido"
          defaultValue={typed ?? ''}
          placeholder={texts.placeholder}
          className="field min-w-0 sm:flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          aria-invalid={error !== null}
          aria-describedby={error ? 'pedido-error' : undefined}
          onInput={() => setError(null)}
        />
        <button type="submit" className="btn btn-primary">
          <Icon name="search" />
          {texts.search}
        </button>
      </div>
    </form>
  );
}
