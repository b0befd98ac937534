/**
 * Where the component library's rules go: a constructed style sheet instead of <style> elements, which the content policy
 * (`style-src 'self'`) refuses. emotion makes more of them by `constructor`, for global rules that stand before the others.
 */
import createCache, { type EmotionCache } from '@emotion/cache';

interface SheetOptions {
  readonly key: string;
  readonly container: Node;
  readonly speedy?: boolean;
  readonly nonce?: string;
}

class AdoptedSheet {
  readonly key: string;
  readonly container: Node;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  before: Element | null = null;
  ctr = 0;
  private sheet: CSSStyleSheet | null = null;

  constructor({ key, container }: SheetOptions) {
    this.key = key;
    this.container = container;
  }

  hydrate(): void {
    // Nothing is rendered on a server.
  }

  insert(rule: string): void {
    if (this.sheet === null) {
      this.sheet = new CSSStyleSheet();
      // Global rules come first: components override them.
      const all = document.adoptedStyleSheets;
      document.adoptedStyleSheets = isGlobal(this) ? [this.sheet, ...all] : [...all, this.sheet];
    }
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A prefixed selector of another browser; the rule is not for this one.
    }
    this.ctr += 1;
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    this.sheet = null;
    this.ctr = 0;
  }
}

export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'b' });
  const main = new AdoptedSheet({ key: 'b', container: document.head });
  cache.sheet = main as unknown as EmotionCache['sheet'];
  return cache;
}

/** emotion names the sheets of global rules "<key>-global". */
function isGlobal({ key }: AdoptedSheet): boolean {
  return key.endsWith('-global');
}
