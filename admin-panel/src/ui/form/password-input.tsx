import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { Input } from './input.tsx';
import { texts } from '../texts.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Name of the password for the toggle, such as 'la contraseña actual'. */
  passwordName: string;
};

export function PasswordInput({ passwordName, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-12"
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={`${shown ? texts.hide : texts.show} ${passwordName}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 my-auto sm:size-10"
      />
    </div>
  );
}
