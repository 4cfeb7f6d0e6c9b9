/** Describes the business of a site in structured data. */
import { wholeAddress } from '../../schema/addresses/base-path.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { countryCode } from '../../schema/values/countries/country-code.ts';
import { openingHours } from './opening-hours.ts';
import { urlsOf } from './people.ts';
import { compact } from './json-ld.ts';
import type { JsonLdNode } from './json-ld.ts';

function businessId(site: SiteWithoutRoutes): string {
  return `${site.url}/#business`;
}

/** Returns the node of the business, with the picture for shared links of its page. */
export function business(site: SiteWithoutRoutes, socialImage: string | undefined): JsonLdNode {
  const { brand, address, phones } = site;
  return compact({
    '@type': brand.types.length === 1 ? brand.types[0] : brand.types,
    '@id': businessId(site),
    name: brand.name,
    description: brand.tagline,
    url: `${site.url}/`,
    telephone: Object.values(phones)[0],
    email: site.mail,
    logo: brand.logo && wholeAddress(brand.logo, site.url),
    image: socialImage && wholeAddress(socialImage, site.url),
    foundingDate: brand.founded && String(brand.founded),
    sameAs: site.social && urlsOf(site.social),
    ...openingHours(site),
    address:
      address &&
      compact({
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: countryCode(address.country, site.language),
      }),
  });
}

/** Returns the node by which others name the business. */
export function provider(site: SiteWithoutRoutes): JsonLdNode {
  return { '@type': 'Organization', '@id': businessId(site), name: site.brand.name, url: `${site.url}/` };
}
