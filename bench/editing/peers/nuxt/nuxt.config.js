export default defineNuxtConfig({
  modules: ['@nuxt/content', 'nuxt-studio'],
  content: { experimental: { sqliteConnector: 'native' } },
  studio: { repository: { provider: 'github', owner: 'nobody', repo: 'nothing', branch: 'main' } },
  telemetry: false,
  devtools: { enabled: false },
});
