import { type AnswerOf, type Endpoint, type InputOf, type StaffPermission } from '@shop/contract';
import { useCan } from '../access/permissions.ts';
import { type Action, useAction } from '../actions/use-action.ts';
import { type Question } from '../actions/question-dialog.tsx';
import { useQuestion } from '../actions/use-question.tsx';
import { nounOf, send } from './query.ts';
import { Button, type ButtonProps, IconButton } from '#ui/button.tsx';

/** Describes an action on a row: its button, its call and its words. */
export type RowAction<Row, Answer = unknown> = Action<Answer, Row> &
  Pick<ButtonProps, 'variant' | 'busyLabel' | 'className'> & {
    /** The call that the signed-in person must be allowed to make. */
    call?: StaffPermission;
    icon?: string | ((row: Row) => string);
    /** Names the action and its row. */
    label: (row: Row) => string;
    /** The visible words; without them the button is its icon, and `label` its name. */
    text?: string;
    question?: Question<Row>;
    visible?: (row: Row) => boolean;
  };

/** Describes an action by its endpoint, which names the permission and the queries that the action outdates. */
export const rowAction = <Row, E extends Endpoint>(
  endpoint: E,
  input: (row: Row) => InputOf<E>,
  action: Omit<RowAction<Row, AnswerOf<E>>, 'run' | 'call'>,
): RowAction<Row, AnswerOf<E>> => ({
  call: endpoint.name as StaffPermission,
  run: (row) => send(endpoint, input(row)),
  invalidates: nounOf(endpoint),
  ...action,
});

const iconOf = <Row,>({ icon = '' }: Pick<RowAction<Row>, 'icon'>, row: Row): string =>
  typeof icon === 'function' ? icon(row) : icon;

// The name would hide that the action is under way.
const spokenName = (name: string, busyLabel: string | undefined) => (busyLabel ? undefined : name);

/** Offers an action on a row to people who may take it; asks first where the action has a question. */
export function ActionButton<Row, Answer>({ row, action }: { row: Row; action: RowAction<Row, Answer> }) {
  const { call, label, text, question, visible, variant, busyLabel, className } = action;
  const isAllowed = useCan(call ?? 'checkSession');
  const { mutate, isPending } = useAction(action);
  const { ask, dialog } = useQuestion(question ?? { title: '', text: '', confirmLabel: '' }, mutate);
  if (!isAllowed || visible?.(row) === false) return null;
  const icon = iconOf(action, row);
  const name = label(row);
  const onClick = () => (question ? ask(row) : mutate(row));
  const isBusy = !question && isPending;
  return (
    <>
      {text === undefined ? (
        <IconButton
          icon={icon}
          variant={variant ?? 'ghost'}
          label={name}
          disabled={isPending}
          onClick={onClick}
        />
      ) : (
        <Button
          size="sm"
          icon={icon}
          variant={variant}
          className={className}
          busy={isBusy}
          busyLabel={busyLabel}
          aria-label={spokenName(name, isBusy ? busyLabel : undefined)}
          onClick={onClick}
        >
          {text}
        </Button>
      )}
      {dialog}
    </>
  );
}
