import { documentOf } from '../shared/layout.js';

export default class Pages {
  data() {
    return {
      pagination: { data: 'site.routes', size: 1, alias: 'route' },
      permalink: ({ route }) => (route.path === '/' ? '/index.html' : `${route.path}/index.html`),
    };
  }

  render({ route, site }) {
    return documentOf(route, site);
  }
}
