import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const form = { currentPassword: 'vieja123', newPassword: 'nueva-clave', confirmPassword: 'nueva-clave' };

describe('changing the password', () => {
  it('passes with all three right', () => {
    expect(passwordFaults(form)).toEqual({});
  });

  it('wants the current one and the new one', () => {
    expect(passwordFaults({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      currentPassword: 'La contraseña actual es requerida.',
      newPassword: 'La nueva contraseña es requerida.',
    });
  });

  it('wants six characters', () => {
    expect(passwordFaults({ ...form, newPassword: 'cinco', confirmPassword: 'cinco' })).toEqual({
      newPassword: 'La nueva contraseña debe tener al menos 6 caracteres.',
    });
  });

  it('wants the same twice', () => {
    expect(passwordFaults({ ...form, confirmPassword: 'otra' })).toEqual({
      confirmPassword: 'Las contraseñas no coinciden.',
    });
  });
});
