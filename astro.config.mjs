import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { contentCheck } from './src/build/check-content.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { figuresInMarkdown, plainTables } from './src/build/content/figures-in-markdown.ts';
import { finishBuild } from './src/build/finish-build.ts';
import { siteFonts } from './src/build/fonts.ts';
import { intakeInDevelopment } from './src/build/intake-in-development.ts';
import { readBuildSettings } from './src/build/settings.ts';
import { sitemapOptions } from './src/build/sitemap.ts';
import { sonnerStyleHashes } from './src/build/sonner-style.ts';
import { wakeDirective } from './src/build/wake-directive.ts';
import { editingSurface } from './src/integrations/editing-surface.ts';

const settings = readBuildSettings(process.env);
const [latin, extendedLatin] = await siteFonts();
const services = [
  settings.PUBLIC_INTAKE_URL,
  settings.PUBLIC_EMAILJS_SERVICE_ID && 'https://api.emailjs.com',
];
const reachable = ["'self'", ...services.filter(Boolean)].join(' ');

export default defineConfig({
  site: settings.SITE_URL,
  // One file per address that a plain static host serves without a trailing slash.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    contentCheck(),
    editingSurface(settings.EDITING_REPO !== undefined),
    react(),
    sitemap(sitemapOptions),
    wakeDirective(),
    intakeInDevelopment(),
    finishBuild(),
  ],
  vite: {
    plugins: [tailwindcss()],
    // Every browser that the site is made for preloads modules itself.
    build: { modulePreload: { polyfill: false } },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
      },
    },
  },
  // Astro would add its own styles, which the policy below does not know.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ mdastPlugins: [figuresInMarkdown], hastPlugins: [plainTables] }),
  },
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Geist',
      cssVariable: '--font-geist',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [latin, extendedLatin],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `connect-src ${reachable}`,
        `form-action ${reachable}`,
        "font-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
      ],
      styleDirective: { hashes: sonnerStyleHashes() },
    },
  },
});
