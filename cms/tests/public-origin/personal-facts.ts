import type { Answer } from '../support/servers/start-cms';
import { person } from './public-shop';

const facts = [...Object.values(person), 'Eulalia', 'Quispe', 'Escondido'];

export const personalFactsIn = ({ text }: Answer<unknown>) => facts.filter((fact) => text.includes(fact));
