import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; the later of two that set the same thing wins. */
export const classNames = (...inputs: ClassValue[]): string => twMerge(clsx(inputs));
