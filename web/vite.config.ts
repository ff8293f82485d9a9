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
    // The icons are half of the page and seldom change.
    rollupOptions: { output: { manualChunks: { icons: ['src/made/icons.json'] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
