import { useId, useState, type FormEvent } from 'react';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { adviseSize, type Measures, type SizeAdvice } from './advise-size.ts';
import { MeasureDrawing } from './measure-drawing.tsx';
import { measuresOf, parseCentimetres, type Measure, type MeasuredSize } from './measured-sizes.ts';
import { formatCentimetres, texts } from './texts.ts';

type DialogProps = {
  title: string;
  sizes: readonly MeasuredSize[];
  known: Measures;
  onMeasured: (measures: Measures) => void;
  chat: (text: string) => string | null;
  onClose: () => void;
};

type FieldProps = { measure: Measure; known: number | undefined; isInvalid: boolean };

function MeasureField({ measure, known, isInvalid }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {texts.field(measure)}
      </label>
      <input
        id={id}
        name={measure}
        className="field"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        defaultValue={known === undefined ? '' : formatCentimetres(known)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      />
      <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {isInvalid && texts.invalid}
      </p>
    </div>
  );
}

const Advice = ({ advice, chatHref }: { advice: SizeAdvice; chatHref: string | null }) => (
  <div className="flex flex-col gap-2 rounded-panel bg-blush p-4">
    <p className="text-lg font-semibold">{texts.headingOf(advice)}</p>
    <p>{texts.adviceOf(advice)}</p>
    <ul className="list-disc pl-5 text-sm text-ink-soft">
      {advice.reasons.map((reason) => (
        <li key={reason.measure}>{texts.reasonOf(reason)}</li>
      ))}
    </ul>
    {(advice.kind === 'outside' || advice.kind === 'apart') && (
      <ChatButton href={chatHref} className="btn btn-outline" text={texts.chat} />
    )}
  </div>
);

/** Asks for the measures of the garment's size guide and advises a size; nothing leaves the device. */
export default function SizeAdvisorDialog({ title, sizes, known, onMeasured, chat, onClose }: DialogProps) {
  const measures = measuresOf(sizes);
  const [advice, setAdvice] = useState(() => adviseSize(sizes, known));
  const [invalid, setInvalid] = useState<readonly Measure[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = measures.map((measure) => [measure, parseCentimetres(String(form.get(measure)))] as const);
    const wrong = given.filter(([, value]) => value === null).map(([measure]) => measure);
    setInvalid(wrong);
    if (wrong.length > 0) return setAdvice(null);
    const taken = Object.fromEntries(given) as Measures;
    setAdvice(adviseSize(sizes, taken));
    onMeasured(taken);
  };
  return (
    <Modal
      label={texts.title}
      onClose={onClose}
      className="max-h-[92dvh] w-[min(30rem,100vw-2rem)] overflow-y-auto rounded-panel p-5 sm:p-6"
    >
      <h2 className="mb-2 pr-12 text-2xl">{texts.title}</h2>
      <p className="text-ink-soft">{texts.intro}</p>
      <MeasureDrawing measures={measures} />
      <form className="mt-4 flex flex-col gap-4" noValidate onSubmit={submit}>
        {measures.map((measure) => (
          <MeasureField
            key={measure}
            measure={measure}
            known={known[measure]}
            isInvalid={invalid.includes(measure)}
          />
        ))}
        <button type="submit" className="btn btn-primary">
          {texts.submit}
        </button>
        <div role="status">
          {advice && <Advice advice={advice} chatHref={chat(texts.chatText(title, advice))} />}
        </div>
        <p className="text-sm text-muted">{texts.privacy}</p>
      </form>
    </Modal>
  );
}
