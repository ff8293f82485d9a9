import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.BESTIARY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bestiary/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Scripts and styles name their neighbours without the folder they lie in: a published page can
  // lie in any.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
