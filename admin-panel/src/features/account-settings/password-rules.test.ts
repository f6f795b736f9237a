import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const form = { currentPassword: 'vieja123', newPassword: 'nueva-clave', confirmPassword: 'nueva-clave' };

describe('the password form', () => {
  it('password rules accept three valid passwords', () => {
    expect(passwordFaults(form)).toEqual({});
  });

  it('password rules require the current and the new password', () => {
    expect(passwordFaults({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      currentPassword: 'La contraseña actual es requerida.',
      newPassword: 'La nueva contraseña es requerida.',
    });
  });

  it('password rules require six characters', () => {
    expect(passwordFaults({ ...form, newPassword: 'cinco', confirmPassword: 'cinco' })).toEqual({
      newPassword: 'La nueva contraseña debe tener al menos 6 caracteres.',
    });
  });

  it('password rules require the same password twice', () => {
    expect(passwordFaults({ ...form, confirmPassword: 'otra' })).toEqual({
      confirmPassword: 'Las contraseñas no coinciden.',
    });
  });
});
