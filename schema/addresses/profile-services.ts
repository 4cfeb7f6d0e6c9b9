/** Lists the services at which people and companies have profiles, and how their addresses are recognized. */

export interface Service {
  /** The name of its icon in the set, without "brand-". */
  icon: string;
  name: string;
  /** Matches the names of its hosts. */
  hosts: RegExp;
  /** Whether the name of a profile may be a part of the host: tideline.bandcamp.com. */
  hasSubdomains: boolean;
  /** Whether addresses end in numbers or codes that mean nothing to readers. */
  hasCodes: boolean;
}

/** Each with its hosts; a star means the endings of all countries. */
const TABLE = `
facebook | Facebook | facebook.com fb.com fb.me
instagram | Instagram | instagram.com
linkedin | LinkedIn | linkedin.com
youtube | YouTube | youtube.com youtu.be
tiktok | TikTok | tiktok.com
threads | Threads | threads.net threads.com
bluesky | Bluesky | bsky.app
mastodon | Mastodon | mastodon.social mastodon.online mas.to mstdn.social
x | X | x.com twitter.com
pinterest | Pinterest | pinterest.*
github | GitHub | github.com
vimeo | Vimeo | vimeo.com
flickr | Flickr | flickr.com
soundcloud | SoundCloud | soundcloud.com
spotify | Spotify | open.spotify.com | codes
bandcamp | Bandcamp | bandcamp.com | sub
twitch | Twitch | twitch.tv
discord | Discord | discord.gg discord.com | codes
telegram | Telegram | t.me telegram.me
whatsapp | WhatsApp | wa.me whatsapp.com | codes
reddit | Reddit | reddit.com
snapchat | Snapchat | snapchat.com
tumblr | Tumblr | tumblr.com | sub
medium | Medium | medium.com | sub
behance | Behance | behance.net
dribbble | Dribbble | dribbble.com
patreon | Patreon | patreon.com
strava | Strava | strava.com | codes
meetup | Meetup | meetup.com
tripadvisor | Tripadvisor | tripadvisor.* | codes
xing | XING | xing.com
vk | VK | vk.com vk.ru
ok-ru | OK | ok.ru
weibo | Weibo | weibo.com weibo.cn | codes
bilibili | bilibili | bilibili.com | codes
zhihu | Zhihu | zhihu.com
line | LINE | line.me lin.ee | codes
kakao-talk | KakaoTalk | pf.kakao.com open.kakao.com | codes
naver | Naver | naver.com naver.me
apple-podcast | Apple Podcasts | podcasts.apple.com | codes
deezer | Deezer | deezer.com | codes
google-maps | Google Maps | maps.app.goo.gl g.page maps.google.* | codes
airbnb | Airbnb | airbnb.* | codes
etsy | Etsy | etsy.com
gitlab | GitLab | gitlab.com
letterboxd | Letterboxd | letterboxd.com
linktree | Linktree | linktr.ee`;

export const SERVICES: readonly Service[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [icon = '', name = '', hosts = '', kind] = line.split(' | ');
    return { icon, name, hosts: patternOf(hosts), hasSubdomains: kind === 'sub', hasCodes: kind === 'codes' };
  });

function patternOf(hosts: string): RegExp {
  const names = hosts.split(' ').map((host) => host.replaceAll('.', '\\.').replace('\\.*', '(?:\\.[a-z]{2,3}){1,2}'));
  return new RegExp(`^(?:[a-z0-9-]+\\.)*(?:${names.join('|')})$`);
}
