/// <reference types="astro/client" />
import 'astro';
import 'react';
import type { WizardDialogId } from './islands/loan-wizard/open-wizard-before-script.ts';
import type { IslandName } from './stores/hydrate-island.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrated on approach or click, or by its name; see src/islands/hydrate-on-intent.ts. */
    'client:intent'?: IslandName;
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker command and its target; React passes both on as they are. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: WizardDialogId | undefined;
  }
}

declare global {
  /** Set when the site is built; checked by src/settings/build-settings.ts. */
  interface ImportMetaEnv {
    readonly PUBLIC_INTAKE_URL?: string;
    readonly PUBLIC_EMAILJS_SERVICE_ID?: string;
    readonly PUBLIC_EMAILJS_TEMPLATE_ID?: string;
    readonly PUBLIC_EMAILJS_PUBLIC_KEY?: string;
  }
}
