import { useId, useState, type FormEvent } from 'react';
import type { Product } from '@shop/contract';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { chatSubject } from '../chat-subject.ts';
import { adviseSize, type Measures, type SizeAdvice } from './advise-size.ts';
import { GarmentsInSizes } from './garments-in-sizes.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';
import { measuresOf, parseCentimetres, type Measure, type MeasuredSize } from './measured-sizes.ts';
import { placeAdvice, type AdvisedChoice, type PlacedAdvice } from './place-advice.ts';
import { formatCentimetres, texts } from './texts.ts';

type DialogProps = {
  product: Pick<Product, '_id' | 'slug' | 'title' | 'category'>;
  choice: AdvisedChoice;
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

type AdviceProps = {
  advice: SizeAdvice;
  placed: PlacedAdvice;
  category: string;
  chatHref: string | null;
  onChoose: (size: string) => void;
  onClose: () => void;
};

type OfferedProps = Pick<AdviceProps, 'onChoose'> & Pick<PlacedAdvice, 'offered'>;

/** Chooses an advised size of the garment; one that is sold out leads to its alert. */
const OfferedSizes = ({ offered, onChoose }: OfferedProps) =>
  offered.map(({ name, left }) => (
    <div key={name} className="flex flex-col gap-1">
      {left < 1 && <p>{texts.soldOut(name)}</p>}
      <button type="button" className="btn btn-primary" onClick={() => onChoose(name)}>
        {texts.choose(name)}
      </button>
    </div>
  ));

function Advice({ advice, placed, category, chatHref, onChoose, onClose }: AdviceProps) {
  const { wanted, offered, lack } = placed;
  const isElsewhere = wanted.length > 0 && offered.every(({ left }) => left < 1);
  return (
    <div className="flex flex-col gap-3 rounded-panel bg-blush p-4">
      <p className="font-semibold">{texts.headingOf(advice)}</p>
      <p>{lack ? texts.lackOf(lack, wanted) : texts.adviceOf(advice)}</p>
      <OfferedSizes offered={offered} onChoose={onChoose} />
      {isElsewhere && <GarmentsInSizes category={category} sizes={wanted} onFollow={onClose} />}
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
}

/** Asks for the measures of the garment's size guide and advises a size; nothing leaves the device. */
export default function SizeAdvisorDialog({ product, choice, sizes, known, ...more }: DialogProps) {
  const { onMeasured, chat, onClose } = more;
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
  const choose = (size: string) => {
    choice.chooseSize(size);
    onClose();
  };
  return (
    <Modal
      label={texts.title}
      onClose={onClose}
      className="max-h-[92dvh] w-[min(30rem,100vw-2rem)] overflow-y-auto rounded-panel p-5 sm:p-6"
    >
      <h2 className="mb-2 pr-12 text-h3">{texts.title}</h2>
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
          {advice && (
            <Advice
              advice={advice}
              placed={placeAdvice(advice, sizes, choice.sizes)}
              category={product.category}
              chatHref={chat(texts.chatText(chatSubject(product, choice, window.location.origin), advice))}
              onChoose={choose}
              onClose={onClose}
            />
          )}
        </div>
        <p className="text-sm text-muted">{texts.privacy}</p>
      </form>
    </Modal>
  );
}
