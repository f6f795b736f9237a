import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-form.tsx';

// @spec 5.27

const form = { currentPassword: 'vieja123', newPassword: 'nueva-clave', confirmPassword: 'nueva-clave' };

describe('the password form', () => {
  it('password rules accept three valid passwords', () => {
    expect(passwordFaults(form, 10)).toEqual({});
  });

  it('password rules require the current and the new password', () => {
    expect(passwordFaults({ currentPassword: '', newPassword: '', confirmPassword: '' }, 10)).toEqual({
      currentPassword: 'La contraseña actual es requerida.',
      newPassword: 'La nueva contraseña es requerida.',
    });
  });

  it.each([
    ['cinco', 6],
    ['nueve-999', 10],
  ])('password rules reject %s where %d characters are needed', (password, min) => {
    expect(passwordFaults({ ...form, newPassword: password, confirmPassword: password }, min)).toEqual({
      newPassword: `La nueva contraseña debe tener al menos ${min} caracteres.`,
    });
  });

  it('password rules require the same password twice', () => {
    expect(passwordFaults({ ...form, confirmPassword: 'otra' }, 10)).toEqual({
      confirmPassword: 'Las contraseñas no coinciden.',
    });
  });
});
