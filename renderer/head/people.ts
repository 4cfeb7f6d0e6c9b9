/** Makes the structured data of the people that a page shows (schema.org). */
import { wholeAddress } from '../../schema/addresses/base-path.ts';
import { readProfile } from '../../schema/addresses/profile-address.ts';
import type { PageBlock, Team } from '../../schema/types.ts';

/** Returns a node for each member of the page's teams; a person in two of them is listed once. */
export function people(blocks: PageBlock[], organization: object, url: string): Record<string, unknown>[] {
  const members = blocks.filter((block): block is Team => block.type === 'team').flatMap(({ items }) => items);
  const byName = new Map(members.map((member) => [member.name, member]));
  return [...byName.values()].map(({ name, role, photo, social }) => ({
    '@type': 'Person',
    name,
    ...(role !== undefined && { jobTitle: role }),
    ...(photo && { image: wholeAddress(photo.file, url) }),
    ...(social && { sameAs: urlsOf(social) }),
    memberOf: organization,
  }));
}

/** Returns the web addresses of profiles. */
export function urlsOf(profiles: string[]): string[] {
  return profiles.map((profile) => readProfile(profile)!.url);
}
