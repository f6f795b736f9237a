import { newItems, type SiteContent } from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';
import { checkoutForm } from './checkout-form.ts';
import { type ContentField, type Described, type Items } from './content-field.ts';

type EditedContent = Omit<SiteContent, 'version' | 'updatedAt' | 'isSource'>;

/** The sections of the content with their fields, in the order in which people see them. */
export const contentForm: Described<EditedContent> = {
  hero: {
    label: 'Sección Inicial',
    fields: {
      slogan: { label: 'Eslogan', hint: 'La última palabra se destaca.' },
      mainDescription: { kind: 'long', label: 'Descripción principal' },
      buttonText: { label: 'Texto del botón' },
      buttonLink: {
        kind: 'choice',
        label: 'Sección a la que lleva el botón',
        options: { products: 'Productos', 'why-choose': 'Por qué elegirnos', contact: 'Contacto' },
      },
      heroImage: {
        label: 'Imagen principal',
        fields: {
          url: { label: 'Dirección de la imagen', inputMode: 'url' },
          alt: { label: 'Texto alternativo', hint: 'Describí la imagen para quien no puede verla.' },
          filename: { kind: 'none', label: 'Nombre del archivo' },
        },
      },
    },
  },
  productCatalog: {
    label: 'Sección Catálogo',
    fields: {
      mainTitle: { label: 'Título' },
      subtitle: { kind: 'long', label: 'Subtítulo' },
      categories: {
        label: 'Categorías',
        item: 'categoría',
        newItem: newItems.category,
        fields: {
          // Derived from the name, once.
          name: { kind: 'none', label: 'Clave' },
          display_name: { label: 'Nombre para mostrar', isWide: true },
        },
      },
    },
  },
  whyChooseJazmin: {
    label: '¿Por qué Jazmín Lencería?',
    fields: {
      mainTitle: { label: 'Título' },
      description: { kind: 'long', label: 'Descripción' },
      values: {
        label: 'Valores',
        item: 'ventaja',
        newItem: newItems.value,
        fields: {
          icon: { kind: 'icon', label: 'Ícono' },
          title: { label: 'Título' },
          description: { kind: 'long', rows: 2, label: 'Descripción', isWide: true },
        },
      },
    },
  },
  productDetail: {
    label: 'Detalle de Producto',
    fields: {
      infoCards: {
        label: 'Tarjetas de información',
        item: 'tarjeta',
        newItem: newItems.infoCard,
        fields: {
          icon: { kind: 'icon', label: 'Ícono' },
          title: { label: 'Título' },
          description: { kind: 'long', rows: 2, label: 'Descripción' },
          enabled: { kind: 'switch', label: 'Visible' },
        },
      },
      expandableSections: {
        label: 'Secciones desplegables',
        item: 'sección',
        newItem: () => newItems.expandableSection(serverNow()),
        fields: {
          id: { kind: 'none', label: 'id' },
          title: { label: 'Título' },
          enabled: { kind: 'switch', label: 'Visible' },
          content: { kind: 'long', rows: 5, label: 'Contenido', isWide: true },
        },
      },
      showSizeGuideButton: { kind: 'switch', label: 'Mostrar el botón de la guía de talles' },
      sizeGuideButtonText: { label: 'Texto del botón de la guía' },
    },
  },
  sizeGuides: {
    label: 'Guía de Tallas',
    item: 'guía',
    newItem: newItems.sizeGuide,
    fields: {
      category: { kind: 'none', label: 'Categoría' },
      enabled: { kind: 'switch', label: 'Visible' },
      title: { label: 'Título' },
      subtitle: { label: 'Subtítulo' },
      tableHeaders: { kind: 'none', label: 'Encabezados' },
      tableRows: {
        label: 'Tabla de medidas',
        fields: {
          size: { kind: 'none', label: 'Talle' },
          measurements: { kind: 'none', label: 'Medidas' },
        },
      },
      notes: { kind: 'long', rows: 2, label: 'Notas', isWide: true },
    },
  },
  checkout: checkoutForm,
  contact: {
    label: 'Informacion Contacto',
    fields: {
      mainTitle: { label: 'Título' },
      subtitle: { label: 'Subtítulo' },
      description: { kind: 'long', label: 'Descripción' },
      contactInfo: {
        label: 'Datos de contacto',
        hint: 'La tarjeta titulada "Teléfono" da el número del chat.',
        item: 'tarjeta',
        newItem: newItems.contactInfo,
        fields: {
          icon: { kind: 'icon', label: 'Ícono' },
          title: { label: 'Título' },
          details: { kind: 'lines', label: 'Detalles', isWide: true },
          description: { label: 'Descripción' },
        },
      },
      socialMedia: {
        label: 'Redes sociales',
        item: 'red',
        newItem: newItems.socialMedia,
        fields: {
          icon: { kind: 'icon', label: 'Ícono', fallback: 'globe' },
          name: { label: 'Nombre' },
          handle: { label: 'Usuario' },
          link: { label: 'Enlace', type: 'url', inputMode: 'url' },
        },
      },
      formTitle: { label: 'Título del formulario' },
      formDescription: { kind: 'long', rows: 2, label: 'Descripción del formulario' },
      responseMessage: { kind: 'long', rows: 2, label: 'Mensaje al enviar' },
      responseDisclaimer: { kind: 'long', rows: 2, label: 'Aclaración' },
    },
  },
  homePage: {
    label: 'Página de inicio',
    fields: {
      sections: {
        label: 'Orden de las secciones',
        hint: 'Debajo de la imagen principal. Productos y Contacto se ven siempre: el menú lleva a ellas.',
        item: 'sección',
        fields: {
          key: { kind: 'none', label: 'Sección' },
          enabled: { kind: 'switch', label: 'Visible' },
          title: { label: 'Título' },
          description: { kind: 'long', rows: 2, label: 'Descripción' },
        },
      },
    },
  },
  announcement: {
    label: 'Avisos',
    fields: {
      texts: {
        kind: 'long',
        label: 'Textos de los avisos',
        hint: 'Hasta 3, uno por renglón. Se ven arriba en toda la tienda; vacío, no ocupan lugar.',
      },
    },
  },
  search: {
    label: 'Búsqueda',
    fields: { synonyms: { kind: 'long', rows: 14, label: 'Sinónimos' } },
  },
};

/** A place of the content as its readers walk it. */
export type ContentPlace = ContentField & Items & { fields?: Readonly<Record<string, ContentPlace>> };

const root = contentForm as Readonly<Record<string, ContentPlace>>;

/** Returns the places along a path, with undefined for what is not described; items of a list have none of their own. */
export function placesAlong(path: string): { key: string; place: ContentPlace | undefined }[] {
  let fields: ContentPlace['fields'] = root;
  return path
    .split('.')
    .filter((key) => !/^\d+$/.test(key))
    .map((key) => {
      const place = fields?.[key];
      fields = place?.fields;
      return { key, place };
    });
}

/** Returns the description of a place; throws for one that has none. */
export function placeAt(path: string): ContentPlace {
  const place = placesAlong(path).at(-1)?.place;
  if (!place) throw new Error(`the content has no ${path}`);
  return place;
}

/** Lists the fields and lists below a place, those of its groups too. */
export const fieldsBelow = (place: ContentPlace): string[] =>
  Object.entries(place.fields ?? {}).flatMap(([key, inner]) =>
    inner.fields && !inner.item ? fieldsBelow(inner).map((name) => `${key}.${name}`) : key,
  );
