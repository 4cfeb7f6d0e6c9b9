import '../../shared/page.css';
import { readSite } from '../../shared/content.js';
import { Footer, Header } from '../../shared/Page.jsx';

export default function Layout({ children }) {
  const site = readSite();
  return (
    <html lang={site.language}>
      <body>
        <Header brand={site.brand} navigation={site.navigation} />
        <main>{children}</main>
        <Footer footer={site.footer} />
      </body>
    </html>
  );
}
