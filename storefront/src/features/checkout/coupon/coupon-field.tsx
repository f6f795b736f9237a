import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useFollowingFocus } from '#shared/ui/use-following-focus.ts';
import { texts } from './texts.ts';
import type { UsedCoupon } from './use-coupon.ts';

const Applied = ({ code, onRemove }: { code: string; onRemove: () => void }) => (
  <p role="status" tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4">
    <span className="font-medium text-success">{texts.applied(code)}</span>
    <button type="button" className="link min-h-11" onClick={onRemove}>
      {texts.remove}
    </button>
  </p>
);

function CodeInput({ code, input, fault, isChecking, apply, remove }: UsedCoupon & { remove: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState(code);
  // Read from the field: a code may be filled in without an event.
  const written = () => input.current?.value ?? typed;
  const submit = () => written().trim() !== '' && apply(written());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would place the order.
    event.preventDefault();
    submit();
  };
  // A code that was typed and not applied would be forgotten at the confirmation.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (written().trim() !== code && !currentTarget.contains(relatedTarget)) apply(written());
  };
  return (
    <div className="flex flex-col gap-1" onBlur={onBlur}>
      <label htmlFor={id} className="text-sm font-semibold">
        {texts.label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={input}
          className="field min-w-0 flex-1 uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={typed}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-outline" disabled={isChecking} onClick={submit}>
          {isChecking ? texts.checking : texts.apply}
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {fault}
      </p>
      {fault && (
        <button type="button" className="link min-h-11 self-start" onClick={remove}>
          {texts.goOn}
        </button>
      )}
    </div>
  );
}

/** Asks for a coupon without leaving the checkout; what was typed stays when it cannot be used. */
export function CouponField({ coupon }: { coupon: UsedCoupon }) {
  const [isOpen, setIsOpen] = useState(coupon.code !== '');
  const place = useFollowingFocus<HTMLDivElement>(coupon.applied?.code ?? isOpen);
  const remove = () => {
    coupon.apply('');
    setIsOpen(false);
  };
  return (
    <div ref={place}>
      {coupon.applied ? (
        <Applied code={coupon.applied.code} onRemove={remove} />
      ) : isOpen ? (
        <CodeInput {...coupon} remove={remove} />
      ) : (
        <button type="button" className="link min-h-11" onClick={() => setIsOpen(true)}>
          {texts.open}
        </button>
      )}
    </div>
  );
}
