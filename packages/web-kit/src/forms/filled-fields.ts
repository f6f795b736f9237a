type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = /^(text|email|tel|password|search|number|url|date|time|textarea|select-one)$/;
const isTyped = (element: unknown): element is Field => TYPED.test((element as Partial<Field>).type ?? '');

// Browsers fill fields that name their purpose. Others hold what the page put there: announcing it would choose once more.
const isFillable = (element: unknown): element is Field =>
  isTyped(element) && !/^(off)?$/.test(element.getAttribute('autocomplete') ?? '');

const lastHeard = new WeakMap<Field, string>();

// The value is emptied and set again behind React's back: it ignores events of a value that it has recorded itself.
function announce(field: Field) {
  const { value } = field;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Announces, before a form is submitted, the values that browsers, password managers and in-app browsers filled in without an event. */
export function announceFilledFields(page: Document = document): void {
  const hear = ({ target }: Event) => isTyped(target) && lastHeard.set(target, target.value);
  page.addEventListener('input', hear, true);
  page.addEventListener('change', hear, true);
  page.addEventListener(
    'submit',
    ({ target }) => {
      for (const field of (target as HTMLFormElement).elements)
        if (isFillable(field) && field.value !== (lastHeard.get(field) ?? '')) announce(field);
    },
    true,
  );
}
