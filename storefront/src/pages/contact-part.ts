export { ContactSection as default } from '#features/contact/contact-section.tsx';
