import { type Print } from '../drawing/definitions';
import { type BackdropName, type FabricName } from '../drawing/fabrics';
import { type Garment } from '../drawing/scene';

/** How much of a product is on the shelf. */
export type Shelf = 'full' | 'some' | 'few' | 'last-unit' | 'sold-out';

/** A product of the demo shop, before its pictures are drawn and its stock counted out. */
export type DemoProduct = {
  title: string;
  description: string;
  category: string;
  price: number;
  discount?: number;
  /** The first colour is the one on the front picture. */
  fabrics: readonly FabricName[];
  sizes: readonly string[];
  garment: Garment;
  backdrop: BackdropName;
  print?: Print;
  composition: string;
  care: string;
  shelf: Shelf;
  /** False while the owner has not put it on sale. */
  active?: boolean;
  /** How often it is looked at and bought, beside the others. */
  appeal: number;
  /** Counted as one number instead of by size and colour. */
  oneNumber?: boolean;
};

export const BAND_SIZES = ['85', '90', '95', '100', '105'] as const;
export const LETTER_SIZES = ['S', 'M', 'L', 'XL'] as const;
export const ONE_SIZE = ['ÚNICO'] as const;

export const CARE = {
  lace: 'Lavar a mano con agua fría y jabón neutro. No usar lavandina ni secarropas. Secar a la sombra.',
  cotton:
    'Lavar a máquina con agua fría en ciclo delicado, dentro de una bolsa de lavado. No planchar el elástico.',
  satin: 'Lavar a mano o en ciclo delicado a 30 °C. Planchar del revés a temperatura baja.',
  swim: 'Enjuagar con agua fría después de cada uso. No dejar al sol mojado ni retorcer.',
} as const;
