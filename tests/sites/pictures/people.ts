/** Draws portraits and groups; they show no real person. */
import { HEIGHT, WIDTH, at, backdrop, circle, oval, path, rect, times } from './canvas.ts';
import type { Colours, Scene } from './canvas.ts';

const SKINS = ['#f2c9a1', '#e0a878', '#c68a5a', '#9a6240', '#f6d7bb', '#7a4a30'];
const HAIRS = ['#2b211c', '#5b3a24', '#8d5a2c', '#c9c3ba', '#1d1d22', '#b5702f'];

const CUTS = [
  'M-92 -40Q-100 -150 0 -150T92 -40Q70 -96 10 -100T-92 -40z',
  'M-96 70Q-130 -150 0 -150T96 70L74 70Q90 -70 20 -92T-74 70z',
  'M-90 -20Q-110 -140 -20 -150Q120 -160 92 -10Q84 -80 40 -96Q-40 -80 -90 -20z',
  'M-94 150Q-140 -160 0 -154T94 150H60Q84 -60 -10 -96Q-80 -60 -60 150z',
];

/** Draws a head and shoulders around the middle of the face. `kind` chooses skin, hair, cut and clothes. */
function person(c: Colours, kind: number, [x, y]: readonly [number, number], scale: number): string {
  const six = Math.floor(kind / 6);
  const skin = SKINS[(kind + 3 * six) % SKINS.length]!;
  const hair = HAIRS[(kind * 5 + 1 + six) % HAIRS.length]!;
  const cut = CUTS[kind % CUTS.length]!;
  const shirt = [c.spot, c.near, c.dark, c.mid, c.far][kind % 5]!;
  const back = kind % 4 === 3 || kind % 4 === 1 ? path('M-92 120Q-112 -130 0 -140T92 120z', hair) : '';
  const glasses =
    kind % 3 === 2
      ? '<g fill="none" stroke="#22252b" stroke-width="6"><circle cx="-38" cy="-8" r="25"/><circle cx="38" cy="-8" r="25"/><path d="M-13 -8h26"/></g>'
      : '';
  const beard = kind % 6 === 2 ? path('M-78 20Q-70 112 0 114T78 20Q50 62 0 58T-78 20z', hair) : '';
  return at(
    x,
    y,
    back +
      path('M-210 400Q-210 190 -60 170H60Q210 190 210 400z', shirt) +
      path('M-44 80H44V176Q0 220 -44 176z', skin) +
      path('M-44 92Q0 132 44 92V118Q0 150 -44 118z', '#000', 'opacity=".12"') +
      oval(0, 0, 84, 106, skin) +
      beard +
      path(cut, hair) +
      circle(-38, -8, 8, '#22252b') +
      circle(38, -8, 8, '#22252b') +
      path('M-30 48Q0 74 30 48', 'none', 'stroke="#7c3b34" stroke-width="7" stroke-linecap="round"') +
      glasses,
    `scale(${scale})`,
  );
}

/** Returns the scene of one person, cropped from the middle where the picture is upright. */
export const portrait =
  (kind: number): Scene =>
  (c) =>
    backdrop(c.sky, c.glow) + circle(600, 330, 330, c.far, 'opacity=".55"') + person(c, kind, [600, 330], 1.3);

/** Returns the scene of a group in two rows, such as a choir or a team. */
export const group =
  (first: number): Scene =>
  (c) =>
    backdrop(c.sky, c.glow) +
    rect(0, 640, WIDTH, HEIGHT - 640, c.near) +
    times(5, (index) => person(c, first + index, [160 + index * 220, 270], 0.72)) +
    times(4, (index) => person(c, first + 7 + index, [270 + index * 220, 450], 0.86));
