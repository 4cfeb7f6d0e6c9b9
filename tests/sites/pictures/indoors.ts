/** Scenes inside: rooms, shelves, tables, stages. */
import { HEIGHT, WIDTH, at, backdrop, between, circle, oval, path, rect, stroke, times } from './canvas.ts';
import type { Colours, Scene } from './canvas.ts';

const plant = ({ near, mid, spot }: Colours, x: number, y: number, size: number): string =>
  at(
    x,
    y,
    times(7, (index) => {
      const turn = -66 + index * 22;
      return `<path d="M0 0C-26 -50 -22 -100 0 -140C22 -100 26 -50 0 0z" fill="${index % 2 ? near : mid}" transform="rotate(${turn})"/>`;
    }) + path('M-46 0H46L34 86H-34z', spot),
    `scale(${size})`,
  );

export const room: Scene = (c) =>
  rect(0, 0, WIDTH, HEIGHT, c.glow) +
  rect(0, 620, WIDTH, 180, c.mid) +
  rect(0, 608, WIDTH, 14, c.light) +
  rect(150, 110, 330, 400, c.light) +
  rect(168, 128, 140, 364, c.sky) +
  rect(322, 128, 140, 364, c.sky) +
  path('M168 400C240 350 270 420 308 380V492H168zM322 380C380 330 420 400 462 370V492H322z', c.near) +
  path('M480 510L760 800H420L150 510z', c.light, 'opacity=".22"') +
  rect(640, 150, 210, 150, c.light, `stroke="${c.dark}" stroke-width="10"`) +
  path('M660 280L720 200L760 245L790 215L832 280z', c.far) +
  rect(620, 470, 430, 120, c.spot, 'rx="34"') +
  rect(596, 430, 62, 190, c.spot, 'rx="28"') +
  rect(1012, 430, 62, 190, c.spot, 'rx="28"') +
  rect(640, 390, 390, 110, c.spot, 'rx="34" opacity=".8"') +
  rect(625, 610, 16, 50, c.dark) +
  rect(1030, 610, 16, 50, c.dark) +
  plant(c, 545, 560, 1.05) +
  stroke('M930 0V120', c.dark, 6) +
  path('M860 200Q930 40 1000 200z', c.dark) +
  oval(930, 200, 70, 14, c.light);

export const shelf: Scene = (c, random) => {
  const tones = [c.far, c.mid, c.near, c.spot, c.dark, c.light];
  const row = (y: number) => {
    let x = 40;
    let books = '';
    while (x < 1130) {
      const width = between(random, 26, 58);
      const height = between(random, 130, 200);
      const tone = tones[Math.floor(random() * tones.length)]!;
      if (random() < 0.08) x += 60;
      books += rect(x, y - height, width, height, tone) + rect(x, y - height + 22, width, 8, c.glow, 'opacity=".55"');
      x += width + 3;
    }
    return books + rect(0, y, WIDTH, 22, c.dark);
  };
  return rect(0, 0, WIDTH, HEIGHT, c.glow) + [235, 490, 745].map(row).join('');
};

export const bench: Scene = (c) =>
  rect(0, 0, WIDTH, HEIGHT, c.glow) +
  rect(90, 60, 1020, 380, c.far, 'rx="6"') +
  at(230, 110, rect(-16, 0, 32, 210, c.spot, 'rx="10"') + rect(-74, 0, 148, 56, c.dark, 'rx="8"')) +
  at(420, 110, path('M0 0H220L250 90L0 130z', c.light) + rect(-70, 6, 90, 118, c.spot, 'rx="24"')) +
  times(4, (index) =>
    at(750 + index * 62, 110, rect(-9, 90, 18, 130, c.light) + rect(-15, 0, 30, 110, c.spot, 'rx="12"')),
  ) +
  at(1040, 120, stroke('M0 0V200M0 200H-60', c.dark, 16)) +
  rect(0, 540, WIDTH, 60, c.spot) +
  rect(0, 600, WIDTH, 26, c.dark, 'opacity=".5"') +
  rect(90, 626, 70, 174, c.near) +
  rect(1040, 626, 70, 174, c.near) +
  rect(160, 690, 880, 34, c.near) +
  at(
    560,
    540,
    rect(-290, -44, 580, 44, c.light) +
      stroke('M-270 -30Q-100 -10 80 -28T270 -24', c.mid, 4) +
      stroke('M-270 -14Q0 -4 270 -12', c.mid, 4),
  ) +
  at(
    730,
    496,
    path('M-80 0V-40Q-70 -70 -30 -66H60Q84 -66 84 -30V0z', c.dark) + path('M-30 -66q10 -46 44 -40t20 40z', c.near),
  ) +
  times(6, (index) => stroke(`M${860 + index * 34} 538q-14 -26 8 -34t12 22`, c.light, 7));

export const loaves: Scene = (c, random) => {
  const loaf = (x: number, y: number, width: number) =>
    oval(x, y, width, width * 0.46, c.near) +
    oval(x, y - width * 0.1, width * 0.9, width * 0.34, c.spot) +
    times(3, (index) =>
      stroke(
        `M${x - width * 0.5 + index * width * 0.36} ${y - width * 0.04}q${width * 0.1} ${-width * 0.26} ${width * 0.24} ${-width * 0.26}`,
        c.light,
        9,
      ),
    );
  return (
    backdrop(c.sky, c.glow) +
    [270, 500, 730]
      .map(
        (y, row) =>
          times(4, (index) =>
            loaf(170 + index * 290 + (row % 2) * 30 + between(random, -16, 16), y - 46, between(random, 92, 122)),
          ) +
          rect(0, y, WIDTH, 26, c.dark) +
          rect(0, y + 26, WIDTH, 12, c.dark, 'opacity=".25"'),
      )
      .join('')
  );
};

export const table: Scene = (c, random) => {
  const plate = (x: number, y: number, size: number, kind: number) =>
    circle(x + 8, y + 12, size, c.dark, 'opacity=".25"') +
    circle(x, y, size, c.light) +
    circle(x, y, size * 0.76, c.glow) +
    (kind === 0
      ? times(7, () =>
          circle(x + between(random, -0.42, 0.42) * size, y + between(random, -0.42, 0.42) * size, size * 0.17, c.spot),
        ) +
        times(9, () =>
          circle(x + between(random, -0.5, 0.5) * size, y + between(random, -0.5, 0.5) * size, size * 0.07, c.near),
        )
      : kind === 1
        ? circle(x, y, size * 0.6, c.mid) +
          times(4, (index) =>
            stroke(
              `M${x - size * 0.4} ${y - size * 0.25 + index * size * 0.17}q${size * 0.2} ${-size * 0.14} ${size * 0.4} 0t${size * 0.4} 0`,
              c.light,
              size * 0.06,
            ),
          ) +
          circle(x + size * 0.1, y - size * 0.1, size * 0.16, c.spot)
        : path(
            `M${x - size * 0.5} ${y + size * 0.2}Q${x} ${y - size * 0.7} ${x + size * 0.5} ${y + size * 0.2}z`,
            c.spot,
          ) + times(5, (index) => circle(x - size * 0.3 + index * size * 0.15, y + size * 0.3, size * 0.08, c.near)));
  return (
    rect(0, 0, WIDTH, HEIGHT, c.far) +
    times(8, (index) => rect(0, index * 100, WIDTH, 4, c.dark, 'opacity=".12"')) +
    plate(330, 300, 210, 0) +
    plate(820, 240, 160, 1) +
    plate(700, 590, 190, 2) +
    plate(1080, 600, 120, 1) +
    plate(170, 660, 120, 2) +
    stroke('M560 120V420M590 120V420', c.dark, 11) +
    at(440, 620, circle(0, 0, 66, c.light) + circle(0, 0, 50, c.dark) + circle(-14, -14, 12, c.glow, 'opacity=".5"'))
  );
};

export const stage: Scene = (c) =>
  backdrop(c.dark, c.mid) +
  path('M240 0L60 640H520z', c.light, 'opacity=".16"') +
  path('M960 0L680 640H1140z', c.light, 'opacity=".16"') +
  path('M600 0L400 640H800z', c.spot, 'opacity=".22"') +
  rect(330, 150, 540, 290, c.light) +
  rect(360, 190, 300, 34, c.spot) +
  rect(360, 250, 430, 16, c.far) +
  rect(360, 286, 380, 16, c.far) +
  rect(360, 322, 410, 16, c.far) +
  oval(600, 650, 560, 60, c.near) +
  at(
    600,
    600,
    rect(-50, -120, 100, 140, c.glow) +
      path('M-40 -120Q-40 -190 0 -190T40 -120z', c.spot) +
      circle(0, -226, 38, c.light) +
      path('M-38 -232Q-30 -274 0 -270T38 -232Q0 -250 -38 -232z', c.dark),
  ) +
  times(13, (index) => circle(50 + index * 92, 770 + (index % 3) * 12, 46, c.dark));

export const toys: Scene = (c) =>
  rect(0, 0, WIDTH, HEIGHT, c.glow) +
  rect(0, 600, WIDTH, 200, c.mid) +
  times(6, (index) => path(`M${100 + index * 200} 0l60 90l60 -90z`, [c.spot, c.near, c.far][index % 3]!)) +
  rect(160, 460, 150, 150, c.spot, 'rx="14"') +
  rect(320, 460, 150, 150, c.near, 'rx="14"') +
  rect(240, 306, 150, 150, c.far, 'rx="14"') +
  path('M232 300L315 180L398 300z', c.dark) +
  circle(395, 535, 40, c.light) +
  circle(700, 520, 92, c.far) +
  path('M608 520a92 92 0 0 1 184 0z', c.light) +
  stroke('M700 428V612', c.dark, 8, 'opacity=".25"') +
  at(
    970,
    600,
    rect(-150, -130, 300, 90, c.near, 'rx="18"') +
      rect(-150, -230, 130, 110, c.spot, 'rx="14"') +
      rect(-124, -206, 78, 56, c.light, 'rx="8"') +
      rect(80, -200, 40, 80, c.dark, 'rx="8"') +
      times(3, (index) => circle(-100 + index * 100, -34, 42, c.dark) + circle(-100 + index * 100, -34, 16, c.light)),
  );

export const cup: Scene = (c) =>
  backdrop(c.sky, c.glow) +
  rect(0, 590, WIDTH, 210, c.near) +
  rect(0, 590, WIDTH, 14, c.dark, 'opacity=".3"') +
  oval(520, 650, 330, 46, c.dark, 'opacity=".28"') +
  oval(520, 636, 280, 40, c.light) +
  path('M330 360H710Q716 600 600 630H440Q324 600 330 360z', c.spot) +
  oval(520, 360, 190, 42, c.dark) +
  oval(520, 368, 168, 32, c.mid) +
  stroke('M706 410Q820 400 800 490T676 560', c.spot, 30) +
  times(3, (index) => stroke(`M${440 + index * 80} 290q-34 -50 0 -100t0 -100`, c.light, 14, 'opacity=".6"')) +
  at(
    960,
    640,
    times(
      3,
      (index) =>
        oval((index - 1) * 74, index === 1 ? -46 : 0, 70, 30, c.light) +
        oval((index - 1) * 74, index === 1 ? -54 : -8, 58, 18, c.far),
    ),
  );
