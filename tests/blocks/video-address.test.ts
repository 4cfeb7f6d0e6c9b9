/** Addresses of videos in the forms in which people copy them. */
import { expect, test } from 'vitest';
import { readVideo, videoFault } from '../../schema/addresses/video-address.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test.each([
  YOUTUBE,
  'https://youtu.be/aqz-KE-bpKQ?si=abcdef',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
])('%s is that video, without cookies', (address) => {
  expect(videoFault(address)).toBeUndefined();
  expect(readVideo(address)).toMatchObject({
    page: YOUTUBE,
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  });
});

test('a video starts where its address says', () => {
  expect(readVideo('https://youtu.be/aqz-KE-bpKQ?t=90')?.frame).toMatch(/&start=90$/);
});

test.each([
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  [
    'https://player.vimeo.com/video/123456789?h=abc123',
    'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=abc123',
  ],
  [
    'https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv',
    'https://tube.example/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv?autoplay=1',
  ],
  [
    'https://tube.example/videos/watch/9c9de5e8-0a1e-484a',
    'https://tube.example/videos/embed/9c9de5e8-0a1e-484a?autoplay=1',
  ],
])('%s is shown by its own site', (address, frame) => {
  expect(readVideo(address)?.frame).toBe(frame);
});

test.each([
  [
    `<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;start=3" allowfullscreen></iframe>`,
    `${YOUTUBE}&t=3`,
  ],
  ['youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['//www.youtube.com/embed/aqz-KE-bpKQ', YOUTUBE],
])('%s is corrected to the address alone', (text, write) => {
  expect(videoFault(text)).toMatchObject({ write });
});

test.each([
  ['https://www.youtube.com/@heron', /address of one video/],
  ['https://www.youtube.com/playlist?list=PL123', /address of one video/],
  ['/videos/tour.mov', /convert the file/],
  ['aqz', /or a file of the public folder/],
])('%s is left to a person, with what to write', (text, hint) => {
  expect(videoFault(text)?.hint).toMatch(hint);
  expect(videoFault(text)?.write).toBeUndefined();
});

test('files of the site are played as they are', () => {
  expect(videoFault('/videos/tour.mp4')).toBeUndefined();
  expect(readVideo('/videos/tour.mp4')).toBeUndefined();
});
