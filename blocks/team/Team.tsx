import type { Team as TeamBlock, TeamMember } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Icon, Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { Profiles } from '../social-links/Profiles.tsx';
import { initialsOf } from './initials.ts';

/** Renders people with their portraits, under the headings of their groups if they have any. */
export function Team({ block }: { block: TeamBlock }) {
  const level = block.heading === undefined ? 2 : 3;
  const groups = Map.groupBy(block.items, ({ group }) => group);
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {[...groups].map(([group, people]) => (
        <div className="group" key={group ?? ''}>
          {group !== undefined && <Heading level={level}>{group}</Heading>}
          <ul className={`people ${columnsFor(people.length, groups.size)}`.trim()} data-rise="">
            {people.map((person, index) => (
              <Person key={index} person={person} level={group === undefined ? level : level + 1} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

/** Returns the class for the number of columns: one person or two have the whole width. */
function columnsFor(people: number, groups: number): string {
  if (people === 1) return 'alone';
  if (people === 2) return 'pair';
  return groups === 1 && people % 4 !== 0 ? 'thirds' : '';
}

/** A text with more letters, tags among them, would be a long narrow column beside a portrait on a phone. */
const MAX_BESIDE = 220;

function Person({ person, level }: { person: TeamMember; level: number }) {
  const { name, role, text, photo, links = [], social } = person;
  return (
    <li className={String(text ?? '').length > MAX_BESIDE ? 'person person-long' : 'person'}>
      {photo && <Picture image={photo} sizes="(min-width: 64em) 25vw, (min-width: 40em) 33vw, 30vw" />}
      {!photo && (
        <span className="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        <Heading level={level} className="name">
          {name}
        </Heading>
        {role !== undefined && <p className="role">{role}</p>}
        <Paragraph html={text} className="about" />
        {links.length > 0 && (
          <ul className="contacts">
            {links.map(({ icon, label, to }, index) => (
              <li key={index}>
                <Anchor to={to}>
                  <Icon svg={icon} />
                  <span>{label}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        <Profiles profiles={social} name={name} />
      </div>
    </li>
  );
}

function Heading({ level, className, children }: { level: number; className?: string; children: string }) {
  const Tag = `h${level}` as 'h2' | 'h3' | 'h4';
  return <Tag className={className}>{children}</Tag>;
}
