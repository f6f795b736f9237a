import { normalizeText } from '../text/normalize-text';

// 'No se aceptan cambios', 'sin devolución', 'no tiene cambio': a refusal, and within a few words what it refuses.
const REFUSAL =
  /\b(no|sin|ni|tampoco|nunca|jamas)\b(?:\s+\w+){0,5}?\s+(cambi\w*|devol\w*|devuelv\w*|arrepent\w*|reembols\w*|reintegr\w*)/;
// 'sin cambio de precio' and 'no pagás el cambio' refuse nothing.
const HARMLESS = /cambi\w* de (precio|talle en|color en)|\b(no) (pagas|cuesta|cobramos|tiene costo)/;

/**
 * Tells whether conditions seem to refuse exchanges or withdrawals outright. The law knows no exception of hygiene for
 * unused goods that were bought at a distance (rule R6): the editor warns, and the owner decides.
 */
export const refusesExchanges = (text: string): boolean =>
  text
    .split(/[.;\n!]/)
    .map(normalizeText)
    .some((sentence) => REFUSAL.test(sentence) && !HARMLESS.test(sentence) && !isConditional(sentence));

// 'No aceptamos cambios de prendas usadas' sets a condition, which the law allows.
const isConditional = (sentence: string): boolean =>
  /\b(usad\w*|con uso|sin etiqueta|lavad\w*|danad\w*|rot[ao]s?|manchad\w*|sin (el )?protector|despues de|pasad\w*|fuera de)\b/.test(
    sentence,
  );

/** Conditions that the law allows for lingerie; the owner may take them over. */
export const SOUND_EXCHANGE_POLICY =
  'La prenda tiene que estar sin uso, con etiqueta y protector higiénico. Traela o mandala en su bolsa.';
