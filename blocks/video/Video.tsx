import type { Video as VideoBlock } from '../../schema/types.ts';
import { readVideo } from '../../schema/addresses/video-address.ts';
import type { HostedVideo } from '../../schema/addresses/video-address.ts';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';

/** Renders a video: a player for a file of the site, or a link to another site that a click turns into its player. */
export function Video({ block }: { block: VideoBlock }) {
  const { fromHost } = useStaticLabels();
  const hosted = readVideo(block.video);
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className="film">
        <div className="embed">{hosted ? <PlayLink block={block} hosted={hosted} /> : <Player block={block} />}</div>
        {hosted && <p className="note host">{fromHost.replace('{host}', hosted.host)}</p>}
        <Paragraph html={block.note} className="note" />
      </div>
    </Section>
  );
}

function PlayLink({ block: { title, poster }, hosted }: { block: VideoBlock; hosted: HostedVideo }) {
  const { playVideo } = useStaticLabels();
  return (
    <a href={hosted.page} rel="noopener" data-script="embed" data-frame={hosted.frame} data-title={title}>
      {poster && <Picture image={{ ...poster, alt: '' }} sizes="(min-width: 76em) 70rem, 100vw" />}
      <span className="play">
        <svg className="icon icon-filled" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
        </svg>
      </span>
      <span className="title" data-page={hosted.page}>
        <span className="hidden">{playVideo}: </span>
        {title}
      </span>
    </a>
  );
}

function Player({ block: { video, title, poster, captions } }: { block: VideoBlock }) {
  const { language } = useSiteContext();
  return (
    // With a poster, the video is loaded at a click; without one, its first frame is loaded at once.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video may have no words
    <video
      controls
      playsInline
      src={video}
      poster={poster?.file}
      preload={poster ? 'none' : 'metadata'}
      aria-label={title}
    >
      {captions !== undefined && <track kind="captions" src={captions} srcLang={language} default />}
    </video>
  );
}
