/** Lists every block type with its component. A missing, extra or mismatched one does not compile. */
import type { FunctionComponent } from 'react';
import type { BlockByType } from '../schema/types.ts';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Cards } from './cards/Cards.tsx';
import { ContactDetails } from './contact-details/ContactDetails.tsx';
import { Countdown } from './countdown/Countdown.tsx';
import { Distances } from './distances/Distances.tsx';
import { Downloads } from './downloads/Downloads.tsx';
import { Faq } from './faq/Faq.tsx';
import { Feature } from './feature/Feature.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Hero } from './hero/Hero.tsx';
import { liveBlocks } from './live-blocks.ts';
import { Journeys } from './journeys/Journeys.tsx';
import { Logos } from './logos/Logos.tsx';
import { Longtext } from './longtext/Longtext.tsx';
import { Map } from './map/Map.tsx';
import { Near } from './near/Near.tsx';
import { Notice } from './notice/Notice.tsx';
import { OpeningHours } from './opening-hours/OpeningHours.tsx';
import { PhraseList } from './phrase-list/PhraseList.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { Posts } from './posts/Posts.tsx';
import { Pricing } from './pricing/Pricing.tsx';
import { Quote } from './quote/Quote.tsx';
import { SocialLinks } from './social-links/SocialLinks.tsx';
import { Search } from './search/Search.tsx';
import { Stats } from './stats/Stats.tsx';
import { Steps } from './steps/Steps.tsx';
import { Table } from './table/Table.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { Team } from './team/Team.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Video } from './video/Video.tsx';

/** A component for each block type. */
export type Registry = { [T in keyof BlockByType]: FunctionComponent<{ block: BlockByType[T] }> };

export const registry: Registry = {
  hero: Hero,
  stats: Stats,
  cards: Cards,
  testimonials: Testimonials,
  steps: Steps,
  faq: Faq,
  longtext: Longtext,
  'phrase-list': PhraseList,
  feature: Feature,
  'call-to-action': CallToAction,
  'contact-details': ContactDetails,
  notice: Notice,
  posts: Posts,
  gallery: Gallery,
  pictures: Pictures,
  team: Team,
  logos: Logos,
  pricing: Pricing,
  table: Table,
  quote: Quote,
  timeline: Timeline,
  'opening-hours': OpeningHours,
  video: Video,
  map: Map,
  downloads: Downloads,
  'social-links': SocialLinks,
  tabs: Tabs,
  search: Search,
  countdown: Countdown,
  distances: Distances,
  near: Near,
  journeys: Journeys,
  ...liveBlocks,
};
