import { language } from './i18n.svelte';

/** Millimetres from tenths, as the language writes decimals: "12.3" or "12,3". */
export function mm(tenths: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), digits).format(tenths / 10);
}
