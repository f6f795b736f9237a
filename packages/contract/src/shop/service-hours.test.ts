import { expect, test } from 'vitest';
import { serviceHoursPerDay } from './service-hours';

test.each([
  ['Lunes a viernes de 9 a 17 h', 8],
  ['lunes a viernes de 9 a 18', 9],
  ['Lunes a viernes de 9 a 13 y de 17 a 21 h, sábados de 9 a 13 h', 8],
  ['Lunes a sábado de 10 a 18 h', 8],
  ['L a V 9:30 - 18', 8.5],
  ['de las 9 hs. hasta las 18 hs', 9],
  ['9.00–12.30', 3.5],
  ['de 9 a 6', 9],
  ['Todos los días, las 24 horas', 24],
  ['Lunes a viernes', null],
  ['Escribinos cuando quieras', null],
  ['', null],
])('the service hours of %j are %d a day', (text, hours) => expect(serviceHoursPerDay(text)).toBe(hours));
