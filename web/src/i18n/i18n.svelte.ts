import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The languages, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

/** The files of texts that the page uses; the command line has others beside them. */
const FILES = import.meta.glob<string>('../../../i18n/*/{web,games,refusals,table,board}.ftl', {
  query: '?raw',
  import: 'default',
});

const KEY = 'stapel.language';

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({
  language: 'en',
  bundle: null,
});

function isLanguage(name: string | null | undefined): name is Language {
  return typeof name === 'string' && name in LANGUAGES;
}

/** The language chosen here before, else the browser's first that we speak. */
export function preferred(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (isLanguage(kept)) return kept;
  } catch {
    // Nothing is kept: the browser's languages decide.
  }
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

/** Loads a language's texts and turns the page to it. */
export async function speak(language: Language, keep = false): Promise<void> {
  const mine = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(mine.map(([, load]) => load()));
  // Isolation marks would end up in labels that tests and screen readers compare.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  current = { language, bundle };
  document.documentElement.lang = language;
  if (!keep) return;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It holds for this page then.
  }
}

/** The language now spoken. Reactive. */
export function language(): Language {
  return current.language;
}

/**
 * A text in the language now spoken. Reactive. A missing one shows its key, and `texts.test.ts` fails, as it does where
 * something is not filled in; in development and in tests that is an error.
 */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = current.bundle?.getMessage(key);
  if (!message?.value) return key;
  const unfilled: Error[] = [];
  const text = current.bundle?.formatPattern(message.value, args ?? null, unfilled);
  if (import.meta.env.DEV && unfilled[0]) throw new Error(`${key}: ${unfilled[0].message}`);
  return text ?? key;
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}
