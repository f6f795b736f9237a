import type { Answer } from '../support/start-cms';
import { person } from './open-door';

const facts = [...Object.values(person), 'Eulalia', 'Quispe', 'Escondido'];

/** What an answer tells of the one person who ordered. */
export const tellsOf = ({ text }: Answer<unknown>) => facts.filter((fact) => text.includes(fact));
