import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders, logHandlers } from 'astro/config';
import { figuresForAstro } from './src/content/figures-in-markdown.ts';
import { scrollableTables } from './src/content/scrollable-tables.ts';
import { siteFonts } from './src/fonts/site-fonts.ts';
import { buildStamp } from './src/integrations/build-stamp.ts';
import { chunkGroups } from './src/integrations/chunk-groups.ts';
import { scopedClassName } from './src/integrations/class-names.ts';
import { cms } from './src/integrations/cms.ts';
import { compression } from './src/integrations/compression.ts';
import { contentSecurityPolicy } from './src/integrations/csp.ts';
import { devService } from './src/integrations/dev-service.ts';
import { inlineCompanyValues } from './src/integrations/inline-company-values.ts';
import { intentDirective } from './src/integrations/intent-directive.ts';
import { moveFormPages } from './src/integrations/move-form-pages.ts';
import { oneLicence } from './src/integrations/one-licence.ts';
import { warnAboutOrigin } from './src/integrations/origin-warning.ts';
import { redirectsFile } from './src/integrations/redirects-file.ts';
import { reportFindings } from './src/integrations/report-findings.ts';
import { sitemapOptions } from './src/integrations/sitemap.ts';
import { unusedHashes } from './src/integrations/unused-hashes.ts';
import { readBuildSettings } from './src/settings/build-settings.ts';

const deniedFiles = ['.env*', '*.env', '*.sqlite*', '*.dump*', '*.csv*', '*.part'];

const isBuild = process.argv.includes('build');
const settings = readBuildSettings(process.env);
const [latin, extendedLatin] = await siteFonts();

/**
 * Shorter hashes than Vite's, because each page names about twenty files, and the wizard's scripts
 * one another.
 */
const scriptFileNames = '_astro/[name].[hash:6].js';
const assetFileNames = '_astro/[name].[hash:6][extname]';

export default defineConfig({
  site: settings.SITE_URL,
  // One file per path that a static host serves without a trailing slash.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    reportFindings(),
    warnAboutOrigin(settings.SITE_URL),
    cms(settings.EDITING_REPO !== undefined),
    react(),
    sitemap(sitemapOptions),
    intentDirective(),
    devService(),
    redirectsFile(),
    // In this order, once everything is written.
    unusedHashes(),
    moveFormPages(settings),
    compression(),
    buildStamp(),
  ],
  vite: {
    // Settings are environment variables: a file .env would change the forms' addresses, but not
    // the content security policy.
    envDir: false,
    plugins: [tailwindcss(), oneLicence(), inlineCompanyValues()],
    css: { modules: isBuild ? { generateScopedName: scopedClassName } : {} },
    // Vite's own list, and the files of .gitignore that hold passwords or submissions.
    server: { fs: { deny: ['*.{crt,pem}', '**/.git/**', ...deniedFiles] } },
    build: {
      // Every browser that the site is made for preloads modules itself.
      modulePreload: { polyfill: false },
      // Vite's own, which Astro leaves out for what a server draws: nested rules would stay nested.
      cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    },
    environments: {
      // The pictures of pages come from here.
      prerender: { build: { rolldownOptions: { output: { assetFileNames } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptFileNames,
              chunkFileNames: scriptFileNames,
              assetFileNames,
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
      },
    },
  },
  // Astro would add its own styles, which the content security policy below does not know.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ mdastPlugins: [figuresForAstro()], hastPlugins: [scrollableTables] }),
  },
  image: { service: { entrypoint: './src/integrations/image-service.ts' } },
  devToolbar: { enabled: false },
  // A build names what is wrong, not each of its pages.
  logger: logHandlers.node({ level: isBuild ? 'warn' : 'info' }),
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
  security: { csp: contentSecurityPolicy(settings) },
});
