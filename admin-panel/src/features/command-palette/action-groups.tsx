import { Command } from 'cmdk';
import { type PaletteAction } from './actions.ts';
import { groupStyles, Row } from './row.tsx';
import { texts } from './texts.ts';

type ActionGroupProps = {
  heading: string | undefined;
  actions: readonly PaletteAction[];
  onRun: (action: PaletteAction) => void;
};

const ActionGroup = ({ heading, actions, onRun }: ActionGroupProps) =>
  actions.length > 0 && (
    <Command.Group heading={heading} className={groupStyles}>
      {actions.map((action) => (
        <Row key={action.label} value={action.label} icon={action.icon} onSelect={() => onRun(action)}>
          {action.label}
        </Row>
      ))}
    </Command.Group>
  );

type ActionGroupsProps = Omit<ActionGroupProps, 'heading'> & { isSearch: boolean };

/** Lists the actions that are found; before anything is typed, those of every day come first. */
export const ActionGroups = ({ actions, onRun, isSearch }: ActionGroupsProps) => {
  if (isSearch) return <ActionGroup heading={texts.actions} actions={actions} onRun={onRun} />;
  const everyday = actions.filter(({ isEveryday }) => isEveryday);
  const others = actions.filter(({ isEveryday }) => !isEveryday);
  return (
    <>
      <ActionGroup heading={texts.everyday} actions={everyday} onRun={onRun} />
      <ActionGroup heading={everyday.length > 0 ? texts.more : undefined} actions={others} onRun={onRun} />
    </>
  );
};
