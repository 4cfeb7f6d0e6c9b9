/** Types of a resolved site. Made from the JSON Schema by `npm run generate`: change the schema, not this file. */
import type { Html } from './values/html.ts';
/**
 * A list of links.
 * 
 * @minItems 1
 * @maxItems 20
 */
export type Links = NavLink[]
/**
 * One block of a page. Its type says which; `npx waybill explain blocks` shows each.
 */
export type Block = (Hero | Stats | Cards | Testimonials | Steps | Faq | Form | Longtext | PhraseList | Feature | CallToAction | ContactDetails | Notice | Posts | Gallery | Pictures | Team | Logos | Pricing | Table | Quote | Timeline | OpeningHours | Video | Map | Downloads | SocialLinks | Tabs | Search | Countdown | Distances | Near | Journeys | Shared)
/**
 * Up to three buttons, the most important first.
 * 
 * @minItems 1
 * @maxItems 3
 */
export type Actions = Action[]
/**
 * The page's blocks, from top to bottom. The first is a hero.
 * 
 * @minItems 1
 * @maxItems 100
 */
export type Blocks = Block[]

/**
 * One website: who it is of, what every page shares, and every route with its blocks.
 */
export interface Site {
/**
 * The address of this schema, for editors (JSON manifests).
 */
$schema?: string
brand: Brand
theme: Theme
/**
 * The site's public address, without a trailing slash: https://www.example.com, or https://people.example/garden where it shares its host. Links on pages are written without that path: /about.
 */
url: string
/**
 * The one language of the texts, as in the html lang attribute: en-IN.
 */
language: string
/**
 * The languages that the site is translated into: [hi, ar]. The translations of each are in languages/hi.po, which npx waybill languages writes.
 * 
 * @maxItems 60
 */
languages: string[]
phones: Phones
/**
 * How ${phones.name} reads: as-written; or national, where numbers of the site's own country are shown as people there dial them: +49 30 1234567 as 030 1234567. Links dial the whole number in either case, and a number that no telephone of its country has stays as it is written.
 */
phoneNotation: ("as-written" | "national")
/**
 * The mail address. Use it as ${mail}.
 */
mail?: string
messaging?: Messaging
address?: Address
/**
 * What visitors save in their address book: phones, mail addresses and other links, the main one first: ["${phones.main}", "${mail}"]. The build writes the card to /contact-card.vcf, with name and address of the company; link to it from a page.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
contactCard?: string[]
/**
 * The site's profiles at other services: - https://www.instagram.com/name. The footer of every page leads to them, search engines learn of them, and the block social-links shows them.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: The address of a profile, https://www.instagram.com/name; or a name at a Mastodon server, in quotes: "@name@mastodon.example".
 */
social?: string[]
/**
 * When somebody can be reached, one entry for days with the same hours: Mo-Fr 09:00-12:30, 14:00-18:00. Hours may end after midnight: Sa 18:00-02:00. Days alone mean day and night: Mo-Su. Search engines read them, and the block opening-hours shows them.
 * 
 * @maxItems 28
 * 
 * Items: Days and times: Mo-Fr 09:00-12:30, 14:00-18:00. The days are Mo, Tu, We, Th, Fr, Sa and Su.
 */
openingHours: string[]
/**
 * Days on which other hours hold, such as holidays.
 * 
 * @maxItems 200
 */
specialHours: SpecialHours[]
/**
 * Where opening hours hold, as the name of a time zone: Europe/Berlin. With it, the block opening-hours says whether it is open now, wherever the visitor is.
 */
timeZone?: string
navigation: Navigation
announcement?: Announcement
footer: Footer
/**
 * Buttons that stay in reach on every page, at most two.
 * 
 * @maxItems 2
 */
floatingButtons: FloatingButton[]
/**
 * Every page.
 * 
 * @minItems 1
 * @maxItems 1000000
 */
routes: Route[]
shared: SharedBlocks
notFound: NotFound
answerPage?: NotFound
collections: Collections
authors: Authors
figures: Figures
/**
 * What the figures say of the company, one entry a claim. The check then finds the same claim typed by hand with another number, on any page.
 * 
 * @maxItems 1000
 */
claims: Claim[]
placeholders: Placeholders
places: Places
travel?: Travel
search?: SiteSearch
labels: Labels
endpoints: Endpoints
answers: Answers
/**
 * Old addresses and where they lead. A wrong case, a trailing slash and index.html need no entry.
 * 
 * @maxItems 10000
 */
redirects: Redirect[]
/**
 * Other hosts that pictures may come from. Every visitor's browser will ask them.
 * 
 * @maxItems 20
 * 
 * Items: A host name: images.example.com.
 */
imageHosts: string[]
/**
 * Whether each page without a picture of its own for shared links gets one, drawn from its title. With false it has none, and a large site is built sooner.
 */
previews: boolean
/**
 * Whether pages that somebody has read open again without a network, phone numbers and all. With false, browsers also forget what they have kept.
 */
offline: boolean
analytics?: Analytics
}
/**
 * Who the site is of.
 */
export interface Brand {
/**
 * The name, as the header shows it.
 */
name: string
/**
 * The name where there is little room, such as below an icon on a phone. Best at most 12 characters.
 */
shortName?: string
/**
 * The logo, a file of the public folder, from its root: /logo.svg, or a PNG, JPG or WebP of 512 pixels or more. Icons of the site are made from it. One that is at least twice as wide as high replaces the name.
 */
logo?: string
/**
 * The logo for visitors who prefer dark pages, if the other one is hard to see there: /logo-dark.svg, SVG, PNG, JPG or WebP.
 */
logoDark?: string
/**
 * A square picture for tabs and home screens, where the logo is wide: /icon.svg, or a PNG of 512 pixels. Otherwise icons are made from the logo.
 */
icon?: string
/**
 * A sentence that says what the company does. The footer shows it.
 */
tagline?: string
/**
 * What kind of organisation this is, in schema.org's words.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: The nearest of these: most that visitors go to are a LocalBusiness, others an Organization.
 */
types: ("Organization" | "LocalBusiness" | "MedicalBusiness" | "EmergencyService" | "EducationalOrganization" | "Store" | "Restaurant")[]
/**
 * The year it was founded.
 */
founded?: number
}
/**
 * How the site looks: one of the looks, the colour that it is made in, and what it would have otherwise. Example: {look: inn, seed: "#2f6b3c"}.
 */
export interface Theme {
/**
 * The look of the whole site. All other fields of the theme change a part of it. none is a look of your own: what you do not choose is as in civic.
 */
look: ("chart" | "civic" | "studio" | "workshop" | "editorial" | "bloom" | "poster" | "inn" | "none")
/**
 * The one colour that all others are made from, readable in light and dark: "#2f6b3c". In quotes, since # starts a comment.
 */
seed?: string
/**
 * Only where a brand prescribes one exact colour: that of links and buttons on light backgrounds, in quotes: "#134b8f". Otherwise write a seed, which always gives readable colours.
 */
accent?: string
/**
 * The same on dark backgrounds, for visitors who prefer them: "#8cbef4".
 */
accentDark?: string
/**
 * The hue of paper, words and lines: that of the seed (auto), a cool or a warm one, or none.
 */
neutral?: ("auto" | "cool" | "warm" | "none")
/**
 * How much colour the tinted backgrounds have.
 */
tint?: ("quiet" | "clear" | "loud")
/**
 * The background of the hero: a tint, the seed's own colour, or near black.
 */
stage?: ("tint" | "seed" | "ink")
/**
 * The background of the page: white, or a trace of colour.
 */
paper?: ("white" | "toned")
/**
 * The least contrast of all words: high keeps 7 to 1 everywhere.
 */
contrast?: ("standard" | "high")
/**
 * The pair of fonts, of headings and of texts. They come with the site, from no other host.
 */
type?: ("anek-atkinson" | "public" | "bricolage-instrument" | "sofia-hanken" | "newsreader-source" | "baloo-nunito" | "archivo" | "fraunces-figtree")
/**
 * The sizes of headings, from those that inform to those that shout.
 */
scale?: ("small" | "normal" | "large" | "tall" | "poster" | "huge")
/**
 * How round corners are.
 */
radius?: ("none" | "soft" | "round")
/**
 * The space between blocks.
 */
density?: ("compact" | "normal" | "airy")
/**
 * The bar at the top: plain, clear over the hero, dark, in the hero's colour, with the name in the centre, floating, or in two rows.
 */
header?: ("plain" | "over" | "solid" | "stage" | "centred" | "island" | "rows")
/**
 * How the first block of a page is set.
 */
hero?: ("plain" | "chart" | "beside" | "arch" | "behind" | "type" | "framed" | "split" | "poster")
/**
 * How blocks are set apart: by space, tints, rules, dark slabs, bold colours, or as round sheets.
 */
bands?: ("plain" | "tint" | "rule" | "slab" | "bold" | "card")
/**
 * Where the heading of a block stands.
 */
heads?: ("top" | "side" | "centred" | "line")
/**
 * How cards are drawn.
 */
cards?: ("sheet" | "line" | "tinted" | "picture" | "block" | "cell" | "column")
/**
 * What stands before the entries of lists.
 */
markers?: ("dash" | "tick" | "square" | "arrow" | "dot" | "none")
/**
 * How buttons are drawn. Only one that calls is ever a pill.
 */
buttons?: ("plain" | "block" | "line" | "soft" | "arrow")
/**
 * How icons of cards are drawn.
 */
icons?: ("line" | "disc" | "square" | "slab" | "large" | "none")
/**
 * How pictures in the page and of people are framed and coloured.
 */
pictures?: ("plain" | "map" | "round" | "mono" | "duotone" | "heavy" | "hairline")
/**
 * How galleries are laid out.
 */
gallery?: ("mosaic" | "columns" | "band")
/**
 * How figures are drawn.
 */
figures?: ("rule" | "big" | "cell" | "bubble" | "plate" | "text")
/**
 * How steps are numbered.
 */
steps?: ("line" | "numeral" | "badge" | "huge" | "italic")
/**
 * The one ornament of a site.
 */
motif?: ("none" | "rule" | "bar" | "scallop" | "tag" | "stripe" | "ornament")
/**
 * The background of the footer.
 */
footer?: ("deep" | "stage" | "plain")
/**
 * How a button that calls is drawn: as others are, or red. Only sites where minutes count should choose alarm.
 */
call?: ("plain" | "alarm")
/**
 * Fonts of your own in place of the pair, as WOFF2 or TTF files of the public folder: {headings: /fonts/spectral-700.woff2, text: /fonts/spectral-400.woff2, bold: /fonts/spectral-700.woff2}. Their licence has to allow use on websites.
 */
fonts?: {
/**
 * The font of headings and buttons: /fonts/spectral-700.woff2.
 */
headings?: string
/**
 * The font of texts: one file of many weights (variable), or of the ordinary one.
 */
text?: string
/**
 * The bold font of texts, where the file of the text has one weight.
 */
bold?: string
}
/**
 * Sizes that no name gives, in rem or px: {width: 70rem, radius: 6px}. Headings never grow wider than a small screen.
 */
tokens?: {
/**
 * The width of the page's content on a large screen.
 */
width?: string
/**
 * The least space beside the content.
 */
gutter?: string
/**
 * How round corners are.
 */
radius?: string
/**
 * The size of ordinary text, 16 px or more.
 */
text?: string
/**
 * The size of the sentences below a heading.
 */
lead?: string
/**
 * The size of the headings of cards, steps and questions.
 */
"small-heading"?: string
/**
 * The size of the headings of blocks.
 */
heading?: string
/**
 * The size of the main heading of a page.
 */
"top-heading"?: string
/**
 * The space between the parts of a block.
 */
between?: string
/**
 * The space above and below a block.
 */
around?: string
}
}
/**
 * Phone numbers by name and in quotes, the main one first. Use one as ${phones.name}: in a text it is a link that dials.
 */
export interface Phones {
/**
 * A phone number with its country code, in quotes: "+91 00000 00000". Or a short one, such as a public emergency number: "112".
 */
[k: string]: string
}
/**
 * A messaging app that visitors may write to.
 */
export interface Messaging {
/**
 * The app's name.
 */
label: string
/**
 * The link that opens a chat, such as https://wa.me/910000000000. In place of %7Bplace%7D it gets the name of the place (places) whose page it is on: https://wa.me/910000000000?text=I%20am%20in%20%7Bplace%7D.
 */
url: string
}
/**
 * Where the company sits.
 */
export interface Address {
/**
 * Street and number.
 */
street?: string
/**
 * Town.
 */
locality: string
/**
 * State or region.
 */
region?: string
/**
 * Postal code.
 */
postalCode?: string
/**
 * Country.
 */
country: string
}
/**
 * A day, or the days from one to another.
 */
export interface SpecialHours {
/**
 * A day as year-month-day: 2026-05-12.
 */
date: string
/**
 * The last of several days: 2027-01-06.
 */
until?: string
/**
 * The hours of each of these days: 09:00-12:00, 14:00-16:00; or closed.
 */
hours: string
/**
 * Why, as it is shown: Christmas.
 */
reason?: string
}
/**
 * The bar at the top of every page.
 */
export interface Navigation {
/**
 * The links, in order.
 * 
 * @minItems 1
 * @maxItems 10
 */
items: NavItem[]
call?: NavCall
}
/**
 * An entry of the navigation bar: a link, and below it, if it has items, a menu.
 */
export interface NavItem {
/**
 * The words of the link.
 */
label: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
items?: Links
}
/**
 * A link with its words.
 */
export interface NavLink {
/**
 * The words of the link.
 */
label: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
}
/**
 * The button at the end of the bar, for what matters most: a call or a booking.
 */
export interface NavCall {
/**
 * The words on the button: Emergency, or Book a table.
 */
label: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
/**
 * The number as people read it, shown where there is room: ${phones.emergency}.
 */
number?: string
}
/**
 * A line above the header of every page, for some days: holidays, a sale, a change of times.
 */
export interface Announcement {
/**
 * What there is to say, in one sentence: We are closed from 3 to 17 August.
 */
text: Html
link?: NavLink
/**
 * news; or a warning, in red.
 */
kind: ("news" | "warning")
/**
 * The first day on which it is shown, in the site's timeZone (UTC where there is none): 2026-08-01.
 */
from?: string
/**
 * The last day on which it is shown: 2026-08-17. From then on no visitor sees it, also where the site is not built again.
 */
until?: string
}
/**
 * The foot of every page.
 */
export interface Footer {
/**
 * Columns of links.
 * 
 * @maxItems 4
 */
columns: FooterColumn[]
contact?: FooterContact
/**
 * The copyright line.
 */
copyright: string
legal?: Links
}
/**
 * One column.
 */
export interface FooterColumn {
/**
 * The column's heading.
 */
heading: string
links: Links
}
/**
 * The column with the ways to reach the company.
 */
export interface FooterContact {
/**
 * The column's heading.
 */
heading: string
links: Links
/**
 * What stands under the links, such as the address. Each line stays one.
 */
text?: Html
}
/**
 * A button that stays in reach on every page.
 */
export interface FloatingButton {
/**
 * What the button does.
 */
label: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
/**
 * The name of a Tabler icon (https://tabler.io/icons), for example heartbeat, or of a file in public/icons: boat for boat.svg or boat.png.
 */
icon: Html
/**
 * call is red and as wide as there is room, message is a round button with its icon alone.
 */
look: ("call" | "message")
}
/**
 * One page: its address, what it is called, what search engines see and its blocks.
 */
export interface Route {
/**
 * A page's path from the site's root, case kept: /about. No trailing slash, and no part that starts with a dot.
 */
path: string
/**
 * The page's short name, for the trail of links above its heading.
 */
name: string
/**
 * The page one step up, for that trail.
 */
parent?: string
/**
 * The collection that the page is in: a name under collections. Lists show its heading, description and picture (that of meta.social, else of its hero).
 */
collection?: string
/**
 * The day of the entry: when an article was written, an event is or a project was finished. Lists show the newest first.
 */
date?: string
/**
 * Its tags: names under the collection's tags. [boats, weather]
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: A name under the collection's tags: boats.
 */
tags?: string[]
/**
 * Who wrote it: names under authors. [mara]
 * 
 * @minItems 1
 * @maxItems 10
 * 
 * Items: A name under authors: mara.
 */
authors?: string[]
/**
 * true holds the page back: only npx waybill dev shows it.
 */
draft?: boolean
/**
 * The first day on which a build publishes the page: 2026-12-01. Until then it is held back like a draft.
 */
publish?: string
meta: Meta
blocks: Blocks
}
/**
 * What search engines and previews see.
 */
export interface Meta {
/**
 * The title in the browser's tab and in search results. Search results show about 65 characters.
 */
title: string
/**
 * The summary in search results. Best 50 to 160 characters.
 */
description: string
/**
 * Whether search engines may list this page and follow its links. A noindex page stays out of the sitemap.
 */
robots: ("index,follow" | "noindex,follow" | "noindex,nofollow")
/**
 * The page's one true address, if it is another than its own: a full web address.
 */
canonical?: string
social?: Social
/**
 * The day when what the page says was last changed, for search engines.
 */
modified?: string
data?: StructuredData
}
/**
 * What a shared link shows, where it differs from title and description.
 */
export interface Social {
/**
 * Title of the preview.
 */
title?: string
/**
 * Text of the preview.
 */
description?: string
image?: Image
}
/**
 * A picture: PNG, JPG, WebP or AVIF, which the build turns into fitting sizes, or SVG.
 */
export interface Image {
/**
 * A file of the public folder, from its root: /images/boat.jpg. Or a web address, if its host is one of imageHosts.
 */
file: string
/**
 * What the picture shows, for people who cannot see it. An empty text ("") marks mere decoration.
 */
alt: string
/**
 * What has to stay in sight where the picture is cropped: centre, top, bottom, left, right, a corner such as top-left, or two percentages from the left and from the top, such as 30% 20%.
 */
focus?: string
/**
 * Width in pixels of a picture from another host, so that nothing moves when it arrives. A file says its own.
 */
width?: number
/**
 * Height in pixels of a picture from another host.
 */
height?: number
}
/**
 * What the page is, for search engines (schema.org). Only what the page shows is given.
 */
export interface StructuredData {
/**
 * business: the company itself, as the home page is without any. service: a service, named by its serviceType. article: a blog post.
 */
kind: ("business" | "service" | "article")
/**
 * For a service: what it is called, such as Boat hire. Left out, it is called as its page.
 */
serviceType?: string
area?: Area
/**
 * For an article: the day it was published.
 */
published?: string
}
/**
 * For a service: the place it is for.
 */
export interface Area {
/**
 * What kind of place it is.
 */
type: ("City" | "State" | "Country")
/**
 * The place's name.
 */
name: string
}
/**
 * The head of a page: its one main heading, what the page is for, and what to do now. Every page has exactly one, first.
 */
export interface Hero {
/**
 * Always hero here.
 */
type: "hero"
/**
 * The page's main heading. Say what this page is about.
 */
heading: string
/**
 * What this is and whom it helps, in one or two sentences.
 */
lead?: Html
/**
 * A short line of small print above the buttons, such as which number to call when life is in danger.
 */
note?: Html
actions?: Actions
/**
 * full fills the first screen (home page); band is a coloured band; plain is a white heading band for text pages; centre is alone in the middle (the not-found page).
 */
size: ("full" | "band" | "plain" | "centre")
image?: Backdrop
/**
 * Show the way back: Home / Services / this page. The trail follows each route's parent.
 */
breadcrumb: boolean
chart?: ArcChart
/**
 * For size band and centre: a drawing beside or above the heading.
 */
drawing?: string
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
}
/**
 * A button or link of its own.
 */
export interface Action {
/**
 * The words on the button. Say what happens: Call now, Request a Quote.
 */
label: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
/**
 * call is round with a red line and kept for phone calls and emergencies (filled with red is only the call that is always in sight); primary is filled; quiet is outlined.
 */
look: ("primary" | "call" | "quiet")
}
/**
 * A picture that words may stand on: JPG, PNG, WebP or AVIF, best 2,000 pixels wide or more. The build darkens it just as much as the words need.
 */
export interface Backdrop {
/**
 * A file of the public folder, from its root: /images/harbour.jpg. Or a web address, if its host is one of imageHosts.
 */
file: string
/**
 * What the picture shows, for people who cannot see it. An empty text ("") marks mere decoration.
 */
alt: string
/**
 * What has to stay in sight where the picture is cropped: centre, top, bottom, left, right, a corner such as top-left, or two percentages from the left and from the top, such as 30% 20%.
 */
focus?: string
/**
 * A line under the picture: The new pier, May 2026.
 */
caption?: string
/**
 * Who made the picture, if its licence asks for that: Photo: Ada Brown.
 */
credit?: string
/**
 * Width in pixels of a picture from another host, so that nothing moves when it arrives. A file says its own.
 */
width?: number
/**
 * Height in pixels of a picture from another host.
 */
height?: number
}
/**
 * A chart of great-circle lines from one place to others, over real coastlines.
 */
export interface ArcChart {
/**
 * The place that all lines start from: one of the site's places.
 */
from: string
/**
 * The places that the lines lead to, the most important first.
 * 
 * @minItems 1
 * @maxItems 60
 * 
 * Items: One of the site's places, by its name in places.
 */
to: string[]
/**
 * What the chart shows, for people who cannot see it. Left out, a chart that fills the screen counts as decoration, and one beside the words is read as its places and times.
 */
alt?: string
/**
 * For a chart beside the words: what its rings and times are, such as: Rings show estimated hours by car.
 */
caption?: string
}
/**
 * A row of figures, each a number with its label.
 */
export interface Stats {
/**
 * Always stats here.
 */
type: "stats"
/**
 * A heading, read by screen readers and hidden from view.
 */
heading?: string
/**
 * The figures, two to six.
 * 
 * @minItems 2
 * @maxItems 6
 */
items: Stat[]
/**
 * small is for facts: words, codes and measures under their labels; large is for figures that speak for themselves.
 */
size: ("large" | "small")
/**
 * A short line of small print under the figures, such as what they count and since when.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One figure.
 */
export interface Stat {
/**
 * The figure as it is shown: 10,000+, 24/7, 99.9%. Between two places, {distance} and {time} are computed.
 */
number: string
/**
 * What the figure counts.
 */
label: string
/**
 * A few small words under it, such as since when. {distance} and {time} are computed here, too.
 */
note?: string
/**
 * Where the {distance} starts, with to: one of the site's places.
 */
from?: string
/**
 * Where it leads. {time} is the first of the site's travel speeds at that distance.
 */
to?: string
}
/**
 * A grid of short texts of equal weight: services that link on, values, reasons, qualities.
 */
export interface Cards {
/**
 * Always cards here.
 */
type: "cards"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The cards, in order.
 * 
 * @minItems 1
 * @maxItems 60
 */
items: Card[]
/**
 * How many features each card shows at most, from its first; without it, all.
 */
featuresShown?: number
/**
 * Number the cards 1, 2, 3.
 */
numbered: boolean
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One card.
 */
export interface Card {
/**
 * The name of a Tabler icon (https://tabler.io/icons), for example heartbeat, or of a file in public/icons: boat for boat.svg or boat.png.
 */
icon?: Html
image?: Figure
/**
 * The card's title.
 */
title: string
/**
 * Two or three lines.
 */
text?: Html
/**
 * Short points listed on the card.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: One paragraph of Markdown: **bold**, *emphasis*, `code`, ~~struck~~, [links](/contact) and references such as ${phones.emergency}. A backslash at the end of a line breaks it.
 */
features?: Html[]
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to?: string
/**
 * The words of the link. Name where it leads: Read about helicopters.
 */
linkLabel?: string
/**
 * A drawing on the card.
 */
drawing?: string
}
/**
 * A picture with a line under it: PNG, JPG, WebP or AVIF, which the build turns into fitting sizes, or SVG.
 */
export interface Figure {
/**
 * A file of the public folder, from its root: /images/boat.jpg. Or a web address, if its host is one of imageHosts.
 */
file: string
/**
 * What the picture shows, for people who cannot see it. An empty text ("") marks mere decoration.
 */
alt: string
/**
 * What has to stay in sight where the picture is cropped: centre, top, bottom, left, right, a corner such as top-left, or two percentages from the left and from the top, such as 30% 20%.
 */
focus?: string
/**
 * A line under the picture: The new pier, May 2026.
 */
caption?: string
/**
 * Who made the picture, if its licence asks for that: Photo: Ada Brown.
 */
credit?: string
/**
 * Width in pixels of a picture from another host, so that nothing moves when it arrives. A file says its own.
 */
width?: number
/**
 * Height in pixels of a picture from another host.
 */
height?: number
}
/**
 * What people say, each with who said it, and with stars or a photo if there are any.
 */
export interface Testimonials {
/**
 * Always testimonials here.
 */
type: "testimonials"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The testimonials.
 * 
 * @minItems 1
 * @maxItems 40
 */
items: Testimonial[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One testimonial.
 */
export interface Testimonial {
/**
 * Initials or name of the person.
 */
name: string
/**
 * Who the person is: Regular customer, Mother of a pupil.
 */
relation?: string
/**
 * The person's town, if it matters.
 */
location?: string
/**
 * Stars, 1 to 5, if the person gave any.
 */
rating?: number
photo?: Image
/**
 * What the person said.
 */
text: string
}
/**
 * A process in its order. The numbers are set by themselves.
 */
export interface Steps {
/**
 * Always steps here.
 */
type: "steps"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The steps, in order.
 * 
 * @minItems 2
 * @maxItems 40
 */
items: Step[]
/**
 * A drawing over the steps, on wide screens. Of four to eight steps it shows the numbers, at even distances.
 */
drawing?: string
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One step.
 */
export interface Step {
/**
 * The step's name.
 */
title: string
/**
 * What happens in this step.
 */
text?: Html
image?: Figure
}
/**
 * Questions that open to their answers, one open at a time.
 */
export interface Faq {
/**
 * Always faq here.
 */
type: "faq"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * Whether the first question starts open.
 */
open: ("none" | "first")
/**
 * The questions.
 * 
 * @minItems 1
 * @maxItems 30
 */
items: Question[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One question with its answer.
 */
export interface Question {
/**
 * The question, in a reader's words.
 */
question: string
/**
 * The answer. First sentence first: yes, no, or it depends on what.
 */
answer: Html
}
/**
 * A form that posts to one of the site's endpoints, with or without JavaScript.
 */
export interface Form {
/**
 * Always form here.
 */
type: "form"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The name of one of the site's endpoints.
 */
endpoint: string
/**
 * The fields, in order.
 * 
 * @minItems 1
 * @maxItems 30
 */
fields: Field[]
/**
 * compact: without a sheet around it, the button beside the fields, for a form of one or two fields such as a newsletter's.
 */
look?: "compact"
/**
 * Divides the fields into parts that are filled in one after the other. Each field belongs to one of them.
 * 
 * @minItems 2
 * @maxItems 12
 */
steps?: FormStep[]
/**
 * Values sent along unseen, each after its name. A form service asks for some here: {access_key: …}.
 */
values?: {
/**
 * Plain text, one line. May hold references such as ${phones.emergency}.
 */
[k: string]: string
}
/**
 * The words on the button.
 */
submitLabel: string
/**
 * The words on the button while the form is being sent.
 */
pendingLabel?: string
/**
 * A line beside the button: what happens to what is sent.
 */
note?: Html
/**
 * A text beside the form.
 */
aside?: Html
messages?: FormMessages
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
}
/**
 * One field.
 */
export interface Field {
/**
 * The field's name in what is sent: letters without accents, digits and underscores, a small letter first.
 */
name: string
/**
 * What to type or choose here.
 */
label: string
/**
 * text, tel, email and number are one-line boxes; select, radio and checkbox offer options (checkbox several at once, or without options one box to tick); date and time show the browser's own calendar and clock; file takes files along; textarea takes several lines.
 */
kind: ("text" | "tel" | "email" | "number" | "select" | "radio" | "checkbox" | "date" | "time" | "file" | "textarea")
/**
 * Whether it has to be filled in. The label of a field with false says that it is optional.
 */
required: boolean
/**
 * For a select: its first line, which is no choice, such as Select Service.
 */
placeholder?: string
/**
 * A line of help under the label.
 */
hint?: string
/**
 * For a select, radio or checkbox: the choices.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Plain text, one line. May hold references such as ${phones.emergency}.
 */
options?: string[]
/**
 * For a checkbox without options: the sentence beside the box, where the label alone is too short. May hold links.
 */
statement?: Html
/**
 * For a number: the least that may be typed.
 */
minimum?: number
/**
 * For a number: the most that may be typed.
 */
maximum?: number
/**
 * For a date: the first day that may be chosen, such as 2026-05-12, today or today+7 (days from today). For a time: such as 09:00.
 */
earliest?: string
/**
 * For a date: the last day that may be chosen, such as 2026-05-12, today or today+90. For a time: such as 17:30.
 */
latest?: string
/**
 * For a file: the kinds that are taken. The server looks at what is in a file, not at its name.
 * 
 * @minItems 1
 * @maxItems 20
 */
accept?: ("jpg" | "png" | "webp" | "gif" | "heic" | "pdf" | "docx" | "xlsx" | "pptx" | "odt" | "ods" | "txt" | "csv" | "mp3" | "m4a" | "mp4")[]
/**
 * For a file: the most that one may hold, in millions of bytes; 10 where nothing is said.
 */
megabytes?: number
/**
 * For a file: how many may be sent; 1 where nothing is said.
 */
files?: number
/**
 * Shows the field, and requires it, only where something is chosen in another field of the form, whose name comes first: {wish: Coal}. For a checkbox without options: {agree: yes}.
 */
when?: {
/**
 * Plain text, one line. May hold references such as ${phones.emergency}.
 */
[k: string]: string
}
/**
 * For a textarea: its height in lines.
 */
rows: number
/**
 * What the browser may fill in: name, tel, email. See the HTML standard's autofill names.
 */
autocomplete?: string
/**
 * Which keyboard a phone shows.
 */
inputmode?: ("text" | "tel" | "email" | "numeric" | "decimal")
/**
 * A sign shown inside the box, such as a currency sign.
 */
prefix?: string
}
/**
 * One part.
 */
export interface FormStep {
/**
 * What the part is about: a few words.
 */
heading: string
/**
 * The names of its fields.
 * 
 * @minItems 1
 * @maxItems 30
 * 
 * Items: The name of a field.
 */
fields: string[]
}
/**
 * What the form says after it was sent.
 */
export interface FormMessages {
/**
 * Shown when the answer is a success without a message of its own.
 */
success?: string
/**
 * Shown when the answer is a failure without a message of its own.
 */
failure?: string
/**
 * Shown when no readable answer came.
 */
network?: string
/**
 * The heading over the list of fields that need another look.
 */
invalid?: string
}
/**
 * Running text: paragraphs, side headings (##), sub-headings (###), lists and quotes in Markdown.
 */
export interface Longtext {
/**
 * Always longtext here.
 */
type: "longtext"
/**
 * The text. ## starts a section, ### a part of one.
 */
text: Html
/**
 * sections sets each ## heading beside its text on wide screens; article keeps one column; contents lists the headings beside the text, and above it on a phone.
 */
layout: ("sections" | "article" | "contents")
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
}
/**
 * A closing index of phrases that people search for.
 */
export interface PhraseList {
/**
 * Always phrase-list here.
 */
type: "phrase-list"
/**
 * The section's heading.
 */
heading: string
/**
 * The phrases.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Plain text, one line. May hold references such as ${phones.emergency}.
 */
phrases: string[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
}
/**
 * One subject with a heading, a text and, beside it, a picture or a second text.
 */
export interface Feature {
/**
 * Always feature here.
 */
type: "feature"
/**
 * The section's heading.
 */
heading: string
/**
 * The text.
 */
text: Html
/**
 * A second text beside the first, such as a list.
 */
aside?: Html
image?: Figure
/**
 * The side of the text on which the picture is, on wide screens.
 */
side?: ("right" | "left")
actions?: Actions
/**
 * A drawing beside the text.
 */
drawing?: string
ruler?: DistanceRuler
/**
 * The words of a link that prints this section alone: Print this list on one sheet. Without scripts it leads to the section, which the browser then prints alone.
 */
printLabel?: string
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * The true distances from one place to others, along a ruler and in figures; with times where the site has travel speeds.
 */
export interface DistanceRuler {
/**
 * The place that distances are measured from.
 */
from: string
/**
 * The places, in any order.
 * 
 * @minItems 1
 * @maxItems 60
 * 
 * Items: One of the site's places, by its name in places.
 */
to: string[]
/**
 * What the figures are, below the ruler, such as: Hours by car are estimates.
 */
caption?: string
}
/**
 * A closing question with the way to act on it.
 */
export interface CallToAction {
/**
 * Always call-to-action here.
 */
type: "call-to-action"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
actions: Actions
image?: Backdrop
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * The ways to reach the company: each with an icon, a label and a link or a text.
 */
export interface ContactDetails {
/**
 * Always contact-details here.
 */
type: "contact-details"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The ways, the quickest first.
 * 
 * @minItems 1
 * @maxItems 12
 */
items: ContactWay[]
plan?: CoastPlan
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One way to reach the company.
 */
export interface ContactWay {
/**
 * The name of a Tabler icon (https://tabler.io/icons), for example heartbeat, or of a file in public/icons: boat for boat.svg or boat.png.
 */
icon?: Html
/**
 * What it is: Emergency phone.
 */
label: string
/**
 * What is shown: the number, the address. Each line stays one.
 */
text: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to?: string
/**
 * What a QR code beside it leads to, for the camera of a phone: usually the same as "to".
 */
qr?: string
}
/**
 * The coast around a place, with rings of distance: a map without anything to load.
 */
export interface CoastPlan {
/**
 * The place in the middle.
 */
at: string
/**
 * More places to name on it. It shows at least 120 km to each side, and as much more as they need.
 * 
 * @minItems 1
 * @maxItems 60
 * 
 * Items: One of the site's places, by its name in places.
 */
near?: string[]
/**
 * The name of the water, if it shows any.
 */
water?: string
}
/**
 * A boxed safety line that must not be missed.
 */
export interface Notice {
/**
 * Always notice here.
 */
type: "notice"
/**
 * The section's heading.
 */
heading: string
/**
 * One to three short sentences.
 */
text: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * A list of articles, projects, products or other pages: written here, or made from the pages of a collection.
 */
export interface Posts {
/**
 * Always posts here.
 */
type: "posts"
/**
 * The section's heading.
 */
heading: string
/**
 * Lists the pages of a collection, newest first, instead of items: a name under collections. On the page of the collection, it is divided into pages.
 */
collection?: string
/**
 * With a collection: only the entries with this tag.
 */
tag?: string
/**
 * With a collection: at most so many entries, such as 3 on the home page.
 */
max?: number
/**
 * rows: one below the other, each with its picture beside it. grid: cards side by side, for projects and products.
 */
look: ("rows" | "grid")
/**
 * The name of the category that counts every article.
 */
allLabel?: string
/**
 * The sidebar's heading.
 */
categoriesHeading?: string
/**
 * The categories, in order. Counts are worked out from the articles; of a collection, the words of its tags.
 * 
 * @minItems 1
 * @maxItems 30
 * 
 * Items: Plain text, one line. May hold references such as ${phones.emergency}.
 */
categories?: string[]
/**
 * The words of the link to an article.
 */
readMoreLabel?: string
/**
 * The entries, newest first, where they are written here.
 * 
 * @minItems 1
 * @maxItems 200
 */
items?: Post[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One article.
 */
export interface Post {
/**
 * The article's title.
 */
title: string
/**
 * What the article tells, in one or two sentences.
 */
excerpt: Html
image?: Image
/**
 * A day as year-month-day: 2026-05-12.
 */
date: string
/**
 * One of the categories, if there are any.
 */
category?: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
/**
 * A drawing on the card.
 */
drawing?: string
}
/**
 * Pictures with captions. Each opens large, and from there the arrow keys or a swipe lead to the next.
 */
export interface Gallery {
/**
 * Always gallery here.
 */
type: "gallery"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * How the pictures stand. mosaic: cropped, the first one large; columns: whole, whatever their shape; band: in rows from edge to edge of the screen.
 */
layout: ("mosaic" | "columns" | "band")
/**
 * The pictures, the best first.
 * 
 * @minItems 1
 * @maxItems 60
 */
items: GalleryPicture[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One picture.
 */
export interface GalleryPicture {
/**
 * A file of the public folder, from its root: /images/boat.jpg. Photographs of 1,600 pixels or more stay sharp when they open.
 */
file: string
/**
 * What the picture shows, for people who cannot see it: Two boats at the pier. An empty text ("") only where the caption says it all.
 */
alt: string
/**
 * What has to stay in sight where the picture is cropped: centre, top, bottom, left, right, a corner such as top-left, or two percentages from the left and from the top, such as 30% 20%.
 */
focus?: string
/**
 * A line under the picture: The new pier, May 2026.
 */
caption?: string
/**
 * Who made the picture, if its licence asks for that: Photo: Ada Brown.
 */
credit?: string
/**
 * Width in pixels of a picture from another host, so that nothing moves when it arrives. A file says its own.
 */
width?: number
/**
 * Height in pixels of a picture from another host, so that nothing moves when it arrives. A file says its own.
 */
height?: number
}
/**
 * One large picture, or up to four side by side. For many that open large, take a gallery.
 */
export interface Pictures {
/**
 * Always pictures here.
 */
type: "pictures"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The pictures, from left to right.
 * 
 * @minItems 1
 * @maxItems 4
 */
items: Figure[]
/**
 * text: as wide as a text; page: as wide as the page; screen: from edge to edge of the screen.
 */
width: ("text" | "page" | "screen")
/**
 * What the pictures are cropped to: wide (3 to 2), panorama (21 to 9), square or tall (4 to 5). Without it, one picture keeps its own shape, and several become wide.
 */
shape?: ("wide" | "panorama" | "square" | "tall")
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * The people of a company, a practice or a club, each with a portrait, a role and ways to reach them.
 */
export interface Team {
/**
 * Always team here.
 */
type: "team"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The people, in the order in which they are shown.
 * 
 * @minItems 1
 * @maxItems 100
 */
items: TeamMember[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One person.
 */
export interface TeamMember {
/**
 * The name, with a title where it is used: Dr. Anna Kovač.
 */
name: string
/**
 * What the person does: Head baker.
 */
role?: string
/**
 * The heading under which the person is shown, with all others of the same group: Kitchen.
 */
group?: string
/**
 * A sentence or two about the person.
 */
text?: Html
photo?: Image
/**
 * Ways to reach the person, such as a number, a mail address or a profile.
 * 
 * @minItems 1
 * @maxItems 5
 */
links?: TeamLink[]
/**
 * The person's profiles, shown as icons: - https://www.linkedin.com/in/name.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: The address of a profile, https://www.instagram.com/name; or a name at a Mastodon server, in quotes: "@name@mastodon.example".
 */
social?: string[]
}
/**
 * One way to reach the person.
 */
export interface TeamLink {
/**
 * The name of a Tabler icon (https://tabler.io/icons), for example heartbeat, or of a file in public/icons: boat for boat.svg or boat.png.
 */
icon?: Html
/**
 * What is shown: anna@site.example, or the name of the profile.
 */
label: string
/**
 * Where it leads: mailto:anna@site.example, tel:+440000000000, or a web address.
 */
to: string
}
/**
 * The logos of customers, partners, sponsors or certificates, side by side.
 */
export interface Logos {
/**
 * Always logos here.
 */
type: "logos"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * own: logos keep their colours, and stand on a white plate where the page is dark. ink: SVG logos take on one colour, black by day and white by night; only for logos without a background of their own.
 */
tone: ("own" | "ink")
/**
 * The logos.
 * 
 * @minItems 1
 * @maxItems 60
 */
items: LogoItem[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One logo.
 */
export interface LogoItem {
/**
 * Whose logo it is. It is read to people who cannot see the logo.
 */
name: string
/**
 * A file of the public folder, from its root: /logos/harbour.svg. SVG is best; PNG, JPG, WebP and AVIF stand on a white plate.
 */
file: string
/**
 * Where a click on the logo leads.
 */
to?: string
/**
 * Width in pixels of a logo from another host, so that nothing moves when it arrives. A file says its own.
 */
width?: number
/**
 * Height in pixels of a logo from another host, so that nothing moves when it arrives. A file says its own.
 */
height?: number
}
/**
 * Plans side by side, each with its price, what it holds and a button.
 */
export interface Pricing {
/**
 * Always pricing here.
 */
type: "pricing"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The plans, one to six.
 * 
 * @minItems 1
 * @maxItems 6
 */
items: Plan[]
/**
 * A line of small print under the plans, such as whether prices include tax.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One plan.
 */
export interface Plan {
/**
 * The plan's name: Family.
 */
name: string
/**
 * Whether this plan is recommended: it gets a filled button, and a flag with the words of labels.best.
 */
best: boolean
/**
 * The price as it is shown, in any currency: £12, 1.200 kr, from € 40, Free.
 */
price: string
/**
 * What the price is for: a month, per person, a visit.
 */
period?: string
/**
 * Whom the plan is for, or what else it costs: or £120 a year.
 */
text?: Html
/**
 * What the plan holds, each in a few words.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: One thing that the plan holds: Two repairs a month.
 */
features?: string[]
action?: PlanAction
}
/**
 * The plan's button.
 */
export interface PlanAction {
/**
 * The words on the button. Say what happens: Join as a family.
 */
label: string
/**
 * Where a link leads: a page (/contact), a place on a page (/about#story), a web address (https://…), or a reference such as ${phones.emergency}, ${mail} or ${messaging}.
 */
to: string
}
/**
 * Rows and columns: a timetable, a list of prices, or a comparison in which yes and no are marks.
 */
export interface Table {
/**
 * Always table here.
 */
type: "table"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * What the table shows, above it: Opening times of the three workshops.
 */
caption: string
/**
 * The columns. The first one holds what each row is about.
 * 
 * @minItems 2
 * @maxItems 12
 */
columns: TableColumn[]
/**
 * The rows, each a list of as many cells as there are columns: [Repairs at home, no, yes].
 * 
 * @minItems 1
 * @maxItems 200
 */
rows: Html[][]
/**
 * A line of small print under the table.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One column.
 */
export interface TableColumn {
/**
 * The heading of the column. An empty text ("") leaves the corner above the first column empty.
 */
label: string
/**
 * A drawing over the heading of the column, where columns are side by side.
 */
drawing?: string
/**
 * Whether this column is recommended: it is marked, in colour and with the words of labels.best.
 */
best: boolean
}
/**
 * One voice, set large, with who said it.
 */
export interface Quote {
/**
 * Always quote here.
 */
type: "quote"
/**
 * What was said, without quotation marks: the page sets those of its language.
 */
text: string
/**
 * Who said it: a person, a newspaper, a book.
 */
name: string
/**
 * Who that is, or where it was said: Head of the school.
 */
role?: string
/**
 * Where the quote comes from, such as the whole article.
 */
to?: string
photo?: Image
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * What happened, or what will, in its order: each entry with its date, and with a text and a picture where there is more to say.
 */
export interface Timeline {
/**
 * Always timeline here.
 */
type: "timeline"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The entries, in the order in which they are shown.
 * 
 * @minItems 1
 */
items: TimelineEntry[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One entry.
 */
export interface TimelineEntry {
/**
 * When it was: a day (2026-05-12) or a month (2026-05), which are written out in the site's language; or words: "1987", Spring 1990, 9.30 to 10.
 */
date: string
/**
 * What happened, in a few words.
 */
title: string
/**
 * More about it.
 */
text?: Html
image?: Image
}
/**
 * The opening hours of the site, from openingHours, specialHours and timeZone at the top of the file: each day of the week, days with other hours, and whether it is open now.
 */
export interface OpeningHours {
/**
 * Always opening-hours here.
 */
type: "opening-hours"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * Hours of their own, where these are not the site's: those of a second shop, or of a phone. Written as openingHours are.
 * 
 * @minItems 1
 * @maxItems 28
 * 
 * Items: Days and times: Mo-Fr 09:00-12:30, 14:00-18:00.
 */
hours?: string[]
/**
 * A line of small print under the hours.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * A video: a file of the site, or one at YouTube, Vimeo or a PeerTube site, of which nothing is loaded before the visitor clicks.
 */
export interface Video {
/**
 * Always video here.
 */
type: "video"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The address of the video as its site gives it, https://www.youtube.com/watch?v=…, https://vimeo.com/…; or a file of the public folder: /videos/tour.mp4 or .webm.
 */
video: string
/**
 * What the video shows, in a few words: A day at the harbour.
 */
title: string
poster?: Image
/**
 * What is said, for people who do not hear it: a WebVTT file of the public folder, /videos/tour.vtt. Only for files; other sites have their own.
 */
captions?: string
/**
 * A line under the video, such as where its text can be read.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * Where to find a place: its address, the way there, and a map of OpenStreetMap, of which nothing is loaded before the visitor clicks.
 */
export interface Map {
/**
 * Always map here.
 */
type: "map"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The place, by its name under places, which has its latitude and longitude.
 */
place: string
/**
 * What is shown beside the map: the address, line by line.
 */
address?: string
/**
 * How near the map is: 12 shows a town, 16 some streets, 18 a house.
 */
zoom: number
image?: Image
/**
 * A line about the way: Parking behind the house, step-free from the yard.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * Files to open or to keep, such as a menu, a price list or a form. The kind and the size of each are read from the file.
 */
export interface Downloads {
/**
 * Always downloads here.
 */
type: "downloads"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The files, in the order in which they are shown.
 * 
 * @minItems 1
 * @maxItems 100
 */
items: Download[]
/**
 * A line of small print under the files.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One file.
 */
export interface Download {
/**
 * What the file is called: Menu for the summer.
 */
title: string
/**
 * A file of the public folder, from its root: /files/menu.pdf. Its kind and its size are shown; a PDF opens, other files are downloaded.
 */
file: string
/**
 * What is in it, or whom it is for.
 */
text?: Html
}
/**
 * Links to profiles at other services, each with its icon: those of the site, from social at the top of the file, or others.
 */
export interface SocialLinks {
/**
 * Always social-links here.
 */
type: "social-links"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * Other profiles than the site's, such as those of a festival. Written as social is.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: The address of a profile, https://www.instagram.com/name; or a name at a Mastodon server, in quotes: "@name@mastodon.example".
 */
items?: string[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * Parts of which one is shown at a time, such as the days of a programme. Without JavaScript, and on paper, they stand one below the other with their headings.
 */
export interface Tabs {
/**
 * Always tabs here.
 */
type: "tabs"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The parts, in their order. The first one is shown at first, unless a link leads to another.
 * 
 * @minItems 2
 * @maxItems 12
 */
items: TabPanel[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One part.
 */
export interface TabPanel {
/**
 * The words of the tab, one to three: Friday.
 */
title: string
/**
 * What is shown below it. Tables and lists are fine.
 */
text: Html
image?: Figure
actions?: Actions
/**
 * The part's anchor: a link to #id opens it. Left out, it is made from the title: #friday.
 */
id?: string
}
/**
 * A field that searches the site. On the page that "search" names, a list of all pages follows it.
 */
export interface Search {
/**
 * Always search here.
 */
type: "search"
/**
 * The section's heading.
 */
heading?: string
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * How long it is until a day or an hour, by the clock of the site's place. Without JavaScript, and on paper, it says when that is.
 */
export interface Countdown {
/**
 * Always countdown here.
 */
type: "countdown"
/**
 * What it is until: The conference begins.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The day, in the site's timeZone (UTC where there is none): 2027-06-11.
 */
date: string
/**
 * The time on that day: 09:30. Left out, it is the day's beginning, and only the day is shown.
 */
hour?: string
/**
 * What is shown once it has come: We have begun. Come in!
 */
over?: Html
actions?: Actions
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * How far places are from one another in a straight line, and how long the journey takes at the site's travel speeds: a table, or a chart with the places in groups. All figures are computed.
 */
export interface Distances {
/**
 * Always distances here.
 */
type: "distances"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * table: kilometres and the time at each speed. groups: a chart with rings of equal travel time, and beside it the places of each ring with the time at the first speed. Without speeds, rings and groups are of distance.
 */
display: ("table" | "groups")
/**
 * What the table or chart shows, above it. Say that times are estimates, and what they leave out.
 */
caption: string
/**
 * The place that distances are measured from: one of the site's places.
 */
from: string
/**
 * The places, in any order: the nearest is shown first.
 * 
 * @minItems 1
 * @maxItems 60
 * 
 * Items: One of the site's places, by its name in places.
 */
to: string[]
/**
 * A line of small print under them.
 */
note?: Html
actions?: Actions
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * Links to the pages about other places, each with its distance, which is computed.
 */
export interface Near {
/**
 * Always near here.
 */
type: "near"
/**
 * The section's heading.
 */
heading?: string
/**
 * A sentence or two under the heading.
 */
lead?: Html
/**
 * The place that this page is about: one of the site's places.
 */
at: string
/**
 * The places, in this order. Left out, they are the three nearest ones that have a page.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: One of the site's places, by its name in places.
 */
places?: string[]
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * Visitors choose two of the site's places, and see how far apart they are, how long the journey takes, and which ways of travel suit that distance. A table of all places may answer without a script.
 */
export interface Journeys {
/**
 * Always journeys here.
 */
type: "journeys"
/**
 * The section's heading.
 */
heading: string
/**
 * A sentence or two under the heading. Say that times are estimates, and what they leave out.
 */
lead?: Html
/**
 * Where the journey that is shown at first starts: one of the site's places. The table is measured from it.
 */
from: string
/**
 * Where the journey that is shown at first leads.
 */
to: string
/**
 * The places to choose from, in any order. Left out, they are all places of the site.
 * 
 * @minItems 2
 * @maxItems 200
 * 
 * Items: One of the site's places, by its name in places.
 */
places?: string[]
/**
 * The ways to travel, and what to find out about each.
 * 
 * @minItems 1
 * @maxItems 12
 */
ways: JourneyWay[]
/**
 * What the table of all places shows, on the line that opens it: it answers without a script. Left out, there is no table; name another page with one, then.
 */
caption?: string
/**
 * A line of small print at the end.
 */
note?: Html
/**
 * The block's anchor: links reach it as #id. Small letters, digits and hyphens.
 */
id?: string
/**
 * The band's background: plain (the page's own), tint (cool and quiet) or warm.
 */
surface: ("plain" | "tint" | "warm")
}
/**
 * One way to travel.
 */
export interface JourneyWay {
/**
 * Its name: By ferry.
 */
title: string
/**
 * Whom it suits, and what to find out first.
 */
text: Html
/**
 * Kilometres. For a shorter journey, this way is marked as not for this distance.
 */
least?: number
/**
 * Kilometres. For a longer journey, this way is marked as not for this distance.
 */
most?: number
/**
 * The page about it.
 */
to?: string
}
/**
 * A block that is written once, under shared, and is shown here too.
 */
export interface Shared {
/**
 * Always shared here.
 */
type: "shared"
/**
 * The name of the block under shared.
 */
name: string
}
/**
 * Blocks that stand on several pages, by name. A page shows one with {type: shared, name: …}.
 */
export interface SharedBlocks {
[k: string]: Block
}
/**
 * The page that answers an unknown address.
 */
export interface NotFound {
meta: Meta
blocks: Blocks
}
/**
 * Kinds of pages that are listed, by name: {notes: {name: Notes from the shed, page: /notes}}. A route says with "collection" that it is in one.
 */
export interface Collections {
[k: string]: Collection
}
/**
 * Pages of one kind, such as articles, projects or products, and the page that lists them.
 */
export interface Collection {
/**
 * What readers call it: Notes from the shed. Its feed has this name.
 */
name: string
/**
 * The page that lists all of it, newest first, with a block {type: posts, collection: …}.
 */
page: string
/**
 * How many entries one page of the list has. The others follow at /page/2, /page/3 and so on below its address.
 */
perPage: number
/**
 * Its tags: the word in the address, and what readers see: {boats: Boats, weather: Wind and weather}.
 */
tags: {
/**
 * What readers see.
 */
[k: string]: string
}
/**
 * Whether each tag has a page of its own, at /tag/boats below the address of the list.
 */
tagPages: boolean
/**
 * Whether there is an Atom feed of the newest entries, at /feed.atom below the address of the list. Each entry then needs a date.
 */
feed: boolean
/**
 * How many entries with the same tags each entry names at its end.
 */
related: number
/**
 * What its pages are for search engines (schema.org), where they have a date: article is a blog post.
 */
kind?: "article"
}
/**
 * The people who write pages, by name: {mara: {name: Mara Lind}}. A route names them under "authors".
 */
export interface Authors {
[k: string]: Author
}
/**
 * A person who writes.
 */
export interface Author {
/**
 * The person's name.
 */
name: string
/**
 * Where readers learn more about the person: /team.
 */
to?: string
}
/**
 * Figures and facts used across pages, by name. Use one as ${figures.name}.
 */
export interface Figures {
/**
 * The figure as it is shown.
 */
[k: string]: string
}
/**
 * One claim: the figures that state it, and the words that tell it in a text. Example: {name: transports, figures: [transports], counts: [transports, transfers]}.
 */
export interface Claim {
/**
 * What the claim is about, in a few words: years of service.
 */
name: string
/**
 * The names of its figures. Several, if pages state it differently on purpose: [years-about, years-air].
 * 
 * @minItems 1
 * @maxItems 50
 * 
 * Items: A name under figures: transports.
 */
figures: string[]
/**
 * What the number counts, as texts write it: [transports, transfers]. A number beside one of these words is held against the figures. The singular is found too.
 * 
 * @minItems 1
 * @maxItems 50
 * 
 * Items: A word or a few: sailing teachers.
 */
counts?: string[]
/**
 * Where the counted words alone may mean something else: words of which one is in the same sentence, such as [experience, we have] for years.
 * 
 * @minItems 1
 * @maxItems 50
 * 
 * Items: A word or a few: experience.
 */
with?: string[]
/**
 * Why its figures differ, as a whole sentence: Each page counts from its own service's start. Needed where they do.
 */
reason?: string
}
/**
 * What is still to be replaced or settled before the launch, by name. Write ${placeholders.name} into the text that it is about: visitors do not see it, and `npx waybill check --launch` lists it.
 */
export interface Placeholders {
/**
 * What to do, as a whole sentence: Replace these voices by those of real families.
 */
[k: string]: string
}
/**
 * Places on the earth by name, for charts and distances.
 */
export interface Places {
[k: string]: Place
}
/**
 * One place: its name and where it lies.
 */
export interface Place {
/**
 * The place's name, as charts write it.
 */
name: string
/**
 * Degrees north; south is negative.
 */
latitude: number
/**
 * Degrees east; west is negative.
 */
longitude: number
/**
 * What it lies in, where that says more: a country or a region. The block near adds it to the name.
 */
region?: string
/**
 * The page about this place, which the block near links to.
 */
page?: string
}
/**
 * How long journeys between places take, as distances estimates them: straight lines at these speeds.
 */
export interface Travel {
/**
 * The ways to travel, each a column of times.
 * 
 * @minItems 1
 * @maxItems 3
 */
speeds: TravelSpeed[]
/**
 * Minutes that each journey takes besides, such as for its start and its end.
 */
allowance: number
/**
 * Times are rounded to a multiple of these minutes.
 */
rounding: number
}
/**
 * One way to travel.
 */
export interface TravelSpeed {
/**
 * The heading of its column: By ferry.
 */
label: string
/**
 * Kilometres an hour.
 */
speed: number
/**
 * Kilometres. A longer journey has no time in this column, and a table of nothing else has no such column.
 */
upTo?: number
}
/**
 * A search of the whole site, in the browser, without a server. Left out, there is none. See `npx waybill explain search`.
 */
export interface SiteSearch {
/**
 * The page with the block {type: search}, which also lists all pages: where the search leads without JavaScript.
 */
page: string
/**
 * Whether the bar at the top has a button that opens the search.
 */
header: boolean
/**
 * Whether the footer has a link that opens the search.
 */
footer: boolean
}
/**
 * Words of the site's frame. Each has a default in the site's language, or in English: see `npx waybill explain languages`.
 */
export interface Labels {
/**
 * The link that jumps over the navigation.
 */
skip: string
/**
 * The button that opens the menu on small screens.
 */
menu: string
/**
 * The name of the navigation bar, for screen readers.
 */
navigation: string
/**
 * The name of the trail of links, for screen readers.
 */
breadcrumb: string
/**
 * The name of the links to a page in its other languages, for screen readers.
 */
languages: string
/**
 * Added for screen readers to links that open a new tab.
 */
newTab: string
/**
 * The button that closes a message or a large picture.
 */
close: string
/**
 * The rating, for screen readers; {rating} is the number.
 */
stars: string
/**
 * Offers a page to visitors whose browser asks for this language.
 */
inThisLanguage: string
/**
 * The name of the floating buttons, for screen readers.
 */
quickContact: string
/**
 * The first step of the trail of links.
 */
home: string
/**
 * Said while a page is being fetched.
 */
loading: string
/**
 * The name of a row of figures, for screen readers.
 */
figures: string
/**
 * What opening hours say of a day on which nobody is there.
 */
closed: string
/**
 * What they say of a day and its night.
 */
allDay: string
/**
 * Said beside opening hours at such a time, where there is no end in sight.
 */
openNow: string
/**
 * The same; {time} is the end, such as 17:00.
 */
openUntil: string
/**
 * Said beside opening hours where it is closed, and no opening is known.
 */
closedNow: string
/**
 * The same; {time} is the next opening, such as Monday, 09:00.
 */
closedUntil: string
/**
 * The heading above days whose hours differ.
 */
specialHours: string
/**
 * The button on a video, and its name for screen readers; the title of the video follows.
 */
playVideo: string
/**
 * Said of a video or a map that another site shows; {host} is its name.
 */
fromHost: string
/**
 * The name of the bar above the header, for screen readers.
 */
announcement: string
/**
 * Until when an announcement holds; {day} is its last day.
 */
until: string
/**
 * The name of a link to a profile, for screen readers; {name} is whose it is, {service} where.
 */
profileOn: string
/**
 * The name of a QR code, for screen readers; {text} is what stands beside it.
 */
qrCode: string
/**
 * Above the list of a long text's sections.
 */
contents: string
/**
 * The button that shows a map.
 */
showMap: string
/**
 * The link that leads to the way there, in a map program.
 */
planRoute: string
/**
 * Said where a page was opened without a network. {day} is the day of the copy; without it, the day follows.
 */
kept: string
/**
 * The heading of the small page that is shown without a network where nobody has read the page before.
 */
offlineTitle: string
/**
 * What that page says. The site's phone numbers follow.
 */
offline: string
/**
 * Added for screen readers to a picture that opens large, and the name of the large picture.
 */
largePicture: string
/**
 * The button beside a large picture that leads back.
 */
previousPicture: string
/**
 * The button beside a large picture that leads on.
 */
nextPicture: string
/**
 * Which of the pictures is shown large; {number} and {total} are numbers.
 */
pictureCount: string
/**
 * The flag of the plan or the column that is recommended.
 */
best: string
/**
 * What a mark in a table says to screen readers where something is there.
 */
yes: string
/**
 * The same, where it is not.
 */
no: string
/**
 * The name of a field that people do not see and programs fill in.
 */
trap: string
/**
 * What a list says that has no entries yet.
 */
nothingListed: string
/**
 * The name of the links between the pages of a list, for screen readers.
 */
listPages: string
/**
 * Which page of a list this is.
 */
pageOf: string
/**
 * The link to the entry or the page of a list before this one.
 */
previous: string
/**
 * The link to the entry or the page of a list after this one.
 */
next: string
/**
 * The heading above entries with the same tags.
 */
related: string
/**
 * The name of a list of tags, for screen readers.
 */
tags: string
/**
 * Who wrote an entry.
 */
by: string
/**
 * When an entry was last changed.
 */
updated: string
/**
 * Behind the label of a field that a form can be sent without.
 */
optional: string
/**
 * The first line of a select without a placeholder of its own.
 */
choose: string
/**
 * Shown above a form when no answer came, where the form has no message of its own for it.
 */
noAnswer: string
/**
 * Shown above a form of another service whose answer could not be read. {host} is the service.
 */
uncertain: string
/**
 * The button that sends a form on the page of another service. {host} is the service.
 */
sendThere: string
/**
 * Shown above a form that is sent by mail. {mailbox} is the address.
 */
mailOpened: string
/**
 * Beside a field that is asked for only in some case. {field} is the label of the field that decides, {value} its value.
 */
onlyIf: string
/**
 * Above a part of a form. {number} is its number, {total} the number of parts.
 */
formStep: string
/**
 * The button that leads back to the part of a form before.
 */
stepBack: string
/**
 * The button that leads to the next part of a form.
 */
stepNext: string
/**
 * Under a field for one file. {kinds} are the kinds that are taken, {size} is the most that it may hold.
 */
fileLimit: string
/**
 * Under a field for several files. {count} is the most of them, {size} the most that each may hold.
 */
fileLimits: string
/**
 * The button that takes a chosen file away. {file} is its name.
 */
removeFile: string
/**
 * While files are being sent. {percent} is how much has arrived.
 */
uploading: string
/**
 * The name of the search field and of its button.
 */
search: string
/**
 * How many pages a search has found.
 */
searchCount: string
/**
 * What is said where a search has found nothing.
 */
searchNone: string
/**
 * What is said where the search cannot be loaded.
 */
searchFailed: string
/**
 * The heading above the list of all pages.
 */
allPages: string
/**
 * The heading of the column of places in a table of distances.
 */
place: string
/**
 * The heading of the column of kilometres in a table of distances.
 */
straightLine: string
/**
 * How long something takes; {minutes} is a number.
 */
durationMinutes: string
/**
 * The same in whole hours; {hours} is a number.
 */
durationHours: string
/**
 * The same in hours and minutes; {hours} and {minutes} are numbers.
 */
durationBoth: string
/**
 * Over places that are not farther than {amount}, a time or a distance.
 */
journeyUpTo: string
/**
 * Over the places beyond the last of these groups.
 */
journeyFarther: string
/**
 * The field for where a journey starts.
 */
journeyFrom: string
/**
 * The field for where it leads.
 */
journeyTo: string
/**
 * The button beside these fields.
 */
journeyShow: string
/**
 * How far a journey is; {from} and {to} are places, {distance} is a number with its unit.
 */
journeyLine: string
/**
 * How long it takes; {way} is a way of travel, {time} the time.
 */
journeyTime: string
/**
 * What is said where a journey would lead to its own start.
 */
journeySame: string
/**
 * The mark of a way of travel that does not suit the distance.
 */
journeyTooFar: string
}
/**
 * The calls that forms make, by name.
 */
export interface Endpoints {
[k: string]: Endpoint
}
/**
 * A call that a form makes.
 */
export interface Endpoint {
/**
 * The address the form posts to: a path on this host, the address that a form service gave you, or mailto: with a mail address.
 */
url: string
/**
 * message: the answer is {status, message} and is shown; of a form service, any success. gateway: the answer is {action, params} and the visitor goes on to a payment page.
 */
answer: ("message" | "gateway")
/**
 * Whether people get a mail that says that their message has arrived, in the language of the page. It holds `answers.stored` and a number, nothing that they wrote. Each form of this endpoint needs a field of the kind email.
 */
confirmation?: boolean
/**
 * For a gateway: where it sends the visitor after a payment (surl).
 */
successUrl?: string
/**
 * For a gateway: where it sends the visitor when a payment failed (furl).
 */
failureUrl?: string
/**
 * For a gateway: the path at which this server shows what became of a payment.
 */
resultUrl?: string
amount?: AmountBounds
/**
 * For a gateway: fixed prices in the gateway's currency by what is paid for. With such a list, nothing else can be paid for.
 */
prices?: {
/**
 * The price.
 */
[k: string]: number
}
}
/**
 * For a gateway: the least and the most that may be paid at once, in the gateway's currency.
 */
export interface AmountBounds {
/**
 * The least.
 */
minimum: number
/**
 * The most.
 */
maximum: number
}
/**
 * What the server says after a form was sent. Each has a default in the site's language, or in English: see `npx waybill explain languages`.
 */
export interface Answers {
stored: Answer
invalid: Answer
tooMany: Answer
unavailable: Answer
refused: Answer
noPayment: Answer
goToGateway: Answer
/**
 * The button that leads to the gateway.
 */
goToGatewayButton: string
paid: Answer
pending: Answer
failed: Answer
unknownPayment: Answer
/**
 * The sentence that replaces {call} in the other answers: how to call, where the site has phones. {phone} is the first of them.
 */
call: string
/**
 * A required field is empty; {field} is its label.
 */
missingField: string
/**
 * A field holds more than can be kept; {limit} is the number of characters.
 */
longField: string
/**
 * A field cannot be right, such as a mail address without an at sign.
 */
wrongField: string
/**
 * An amount is no amount, or outside of what may be paid; {minimum} and {maximum} are the bounds.
 */
wrongAmount: string
/**
 * The label of a payment's amount, where the form's field has none.
 */
amount: string
/**
 * The label of a payment's or message's number.
 */
reference: string
/**
 * The end of the mail that confirms a message: for people who wrote none, as somebody else gave their address.
 */
notYou: string
/**
 * Nothing is chosen where something must be; {field} is the label.
 */
missingChoice: string
/**
 * A number is too small; {field} is the label, {minimum} the least.
 */
lowField: string
/**
 * A number is too large; {field} is the label, {maximum} the most.
 */
highField: string
/**
 * A day or a time is too early; {field} is the label, {minimum} the first.
 */
earlyField: string
/**
 * A day or a time is too late; {field} is the label, {maximum} the last.
 */
lateField: string
/**
 * A file is too large; {field} is the label, {file} its name, {size} the most.
 */
largeFile: string
/**
 * A file is of another kind; {field} is the label, {file} its name, {kinds} are the kinds that are taken.
 */
wrongFile: string
/**
 * A file has nothing in it, or not all of it came; {field} is the label, {file} its name.
 */
brokenFile: string
/**
 * There are too many files; {field} is the label, {count} the most.
 */
manyFiles: string
noFiles: Answer
}
/**
 * What the server says in one case. {phone} is the site's first phone number, {call} the sentence with it, if there is one.
 */
export interface Answer {
/**
 * A few words: the heading of the page that says it.
 */
heading: string
/**
 * What happened, and what to do now. A form shows just this.
 */
message: string
}
/**
 * An old address and where it leads now.
 */
export interface Redirect {
/**
 * The old path.
 */
from: string
/**
 * Where it leads: a page or a web address.
 */
to: string
}
/**
 * Counts page views with a service that needs no cookies. Nothing is counted unless this is written. Example: {service: plausible, site: www.example.com}. See `npx waybill explain analytics`.
 */
export interface Analytics {
/**
 * Who counts. All of them do it without cookies.
 */
service: ("plausible" | "goatcounter" | "umami" | "matomo")
/**
 * The name of this site there: the domain (plausible), the code before .goatcounter.com (goatcounter), the website ID (umami), the number of the site (matomo).
 */
site: string
/**
 * Only where the service is your own: its address, such as https://stats.example.org.
 */
host?: string
}

/** A block as a page carries it: shared blocks are in their places. */
export type PageBlock = Exclude<Block, Shared>;

/** A site without its routes: what all its pages share. */
export type SiteWithoutRoutes = Omit<Site, 'routes'>;

/** The blocks by their type. */
export type BlockByType = { [T in PageBlock['type']]: Extract<PageBlock, { type: T }> };
