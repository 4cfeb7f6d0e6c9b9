import { readSite } from '../../shared/content.js';

const { brand, navigation, footer, language } = readSite();

export default {
  lang: language,
  themeConfig: { brand, navigation, footer },
  cleanUrls: true,
  ignoreDeadLinks: true,
  transformPageData(page) {
    const { title, description } = page.params.meta;
    return { title, titleTemplate: ':title', description };
  },
};
