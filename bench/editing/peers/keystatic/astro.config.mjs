import markdoc from '@astrojs/markdoc';
import react from '@astrojs/react';
import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [react(), markdoc(), keystatic()], devToolbar: { enabled: false } });
