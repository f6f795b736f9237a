import type { SizeGuide } from '../site-content';
import type { Category } from '../site-content-draft';

export const newItems = {
  category: (): Category => ({ name: '', display_name: '' }),
  value: () => ({ icon: 'Info', title: '', description: '' }),
  infoCard: () => ({ icon: 'Info', title: '', description: '', enabled: true }),
  expandableSection: (now: number) => ({ id: `seccion-${now}`, title: '', content: '', enabled: true }),
  contactInfo: () => ({ icon: 'Info', title: '', details: [''], description: '' }),
  socialMedia: () => ({ icon: 'Globe', name: '', handle: '', link: '' }),
  sizeGuide: (): SizeGuide => ({
    category: '',
    title: 'Nueva Guía de Tallas',
    subtitle: 'Encuentra tu talla perfecta',
    enabled: true,
    tableHeaders: ['Talla', 'Medida 1', 'Medida 2'],
    tableRows: [],
    notes: '',
  }),
  sizeGuideRow: (headers: number) => ({
    size: '',
    measurements: Array.from({ length: Math.max(0, headers - 1) }, () => ''),
  }),
};
