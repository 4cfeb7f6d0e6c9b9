/** Files that a form must not keep: each a variation, by a number, of what people and programs try. */
import { deflateSync, gzipSync } from 'node:zlib';
import { seeded } from '../texts/seeded.ts';
import { DOCX_FILES, samples, zipOf } from './samples.ts';

export interface HostileFile {
  what: string;
  field: 'photos' | 'papers';
  name: string;
  content: Buffer<ArrayBuffer>;
}

const HTML = '<!doctype html><script>alert(document.cookie)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const PHP = "<?php system($_GET['c']); ?>";
const PROGRAMS: [name: string, start: string | Buffer][] = [
  ['setup.exe', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
  ['run', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
  ['run.sh', '#!/bin/sh\nrm -rf /\n'],
  ['page.html', HTML],
  ['drawing.svg', SVG],
  ['shell.php', PHP],
  ['macro.rtf', '{\\rtf1 {\\object}}'],
  ['feed.xml', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>'],
  ['post.ps', '%!PS-Adobe-3.0\n(x) run\n'],
  ['films.swf', Buffer.from('FWS\x0a\x40\0\0\0\x78\0', 'latin1')],
  ['all.rar', Buffer.from('526172211a0701003392b5e50a01050600050101808000', 'hex')],
  ['all.7z', Buffer.from('377abcaf271c0004', 'hex')],
  ['Applet.class', Buffer.from('cafebabe0000003400', 'hex')],
];
/** Names that pose as others: reading from right to left, with a line end, a null, folders, spaces and dots. */
const DISGUISES = [
  (name: string) => `invoice\u202Egnp.${name}`,
  (name: string) => `photo.png\n.${name}`,
  (name: string) => `../../../etc/cron.d/${name}`,
  (name: string) => `..\\..\\Windows\\${name}`,
  (name: string) => `photo.png      .${name}`,
  (name: string) => `CON.${name}`,
  (name: string) => name,
];

/** Chooses and makes up, the same for the same number. */
class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  /** A whole number below another one. */
  upTo = (most: number): number => Math.floor(this.#random() * most);
  of = <Item>(items: readonly Item[]): Item => items[this.upTo(items.length)]!;
  bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, () => this.upTo(256)));
  text = (count: number): string => Array.from({ length: count }, () => this.of([...'abcdefghij '])).join('');
}

/** Returns a function that makes the hostile file of a number. */
export async function hostileFiles(): Promise<(number: number) => HostileFile> {
  const genuine = await samples();
  const pictures = ['png', 'jpg', 'webp', 'gif'] as const;
  const kinds = [...pictures, 'pdf', 'docx'] as const;
  const makers: ((dice: Dice) => HostileFile)[] = [
    (dice) => {
      const [name, start] = dice.of(PROGRAMS);
      const extension = name.split('.').at(-1)!;
      const content = Buffer.concat([Buffer.from(start), Buffer.from(dice.text(40))]);
      return { what: 'a program by its own name', field: 'photos', name: dice.of(DISGUISES)(extension), content };
    },
    (dice) => {
      const [was, start] = dice.of(PROGRAMS);
      const kind = dice.of(pictures);
      const content = Buffer.concat([Buffer.from(start), Buffer.alloc(dice.upTo(3000), ' ')]);
      return { what: `${was} as ${kind}`, field: 'photos', name: `photo.${kind}`, content };
    },
    (dice) => {
      const [was, start] = dice.of(PROGRAMS);
      const kind = dice.of(['pdf', 'docx', 'txt', 'csv']);
      return { what: `${was} as ${kind}`, field: 'papers', name: `paper.${kind}`, content: Buffer.from(start) };
    },
    (dice) => {
      const [kind, other] = dice.of([['png', 'jpg'], ['webp', 'jpg'], ['gif', 'png']] as const); // prettier-ignore
      return {
        what: `a ${kind} in the field for papers`,
        field: 'papers',
        name: `paper.pdf`,
        content: genuine[dice.of([kind, other])],
      };
    },
    (dice) => {
      const kind = dice.of(kinds);
      const whole = genuine[kind];
      const content = whole.subarray(0, 1 + dice.upTo(whole.length - 3));
      return { what: `a ${kind} that was cut off`, ...placeOf(kind), content };
    },
    (dice) => {
      const kind = dice.of([...pictures, 'pdf'] as const);
      const content = Buffer.concat([genuine[kind], zipOf({ 'evil.exe': dice.text(50) })]);
      return { what: `a ${kind} that is an archive, too`, ...placeOf(kind), content };
    },
    (dice) => {
      const kind = dice.of(pictures);
      const content = Buffer.concat([genuine[kind], Buffer.from(dice.of([HTML, SVG, PHP, '%PDF-1.4\n%%EOF']))]);
      return { what: `a ${kind} with markup behind it`, ...placeOf(kind), content };
    },
    (dice) => {
      const kind = dice.of(['png', 'jpg', 'pdf', 'docx'] as const);
      const content = Buffer.concat([Buffer.from(dice.of([HTML, SVG, '#!/bin/sh\n', 'GIF89a/*'])), genuine[kind]]);
      return { what: `a ${kind} behind markup`, ...placeOf(kind), content };
    },
    (dice) => {
      const content = Buffer.from(`GIF89a${dice.of(['/*', '='])}${dice.text(30)}*/=1;alert(1)//`);
      return { what: 'a script that begins as a GIF', field: 'photos', name: 'fun.gif', content };
    },
    (dice) => ({ what: 'nothing', field: 'photos', name: `${dice.text(5)}.png`, content: Buffer.alloc(0) }),
    (dice) => ({
      what: 'too much',
      field: 'photos',
      name: 'large.png',
      content: Buffer.concat([genuine.png, Buffer.alloc(1_000_001 + dice.upTo(200_000))]),
    }),
    (dice) => ({ what: 'a packed bomb', field: 'papers', name: 'b.pdf', content: Buffer.from(gzipSync(Buffer.alloc(dice.upTo(9) * 1e6))) }), // prettier-ignore
    (dice) => ({
      what: 'a document that unpacks to gigabytes',
      field: 'papers',
      name: 'b.docx',
      content: zipOf({ ...DOCX_FILES, 'word/media/1.bin': dice.text(9) }, 0xf000_0000),
    }),
    () => ({ what: 'a picture of a billion pixels', field: 'photos', name: 'b.png', content: pixelBomb() }),
    (dice) => {
      const content = zipOf({ ...DOCX_FILES, 'word/vbaProject.bin': dice.text(20) });
      const macro = content
        .toString('latin1')
        .replace('wordprocessingml.document.main', 'wordprocessingml.documxnt.main');
      return {
        what: 'an archive that is no document',
        field: 'papers',
        name: 'm.docx',
        content: Buffer.from(macro, 'latin1'),
      };
    },
    (dice) => ({
      what: 'noise',
      field: 'papers',
      name: 'notes.txt',
      content: Buffer.concat([Buffer.from([0]), dice.bytes(400)]),
    }),
  ];
  return (number) => makers[number % makers.length]!(new Dice(number));
}

function placeOf(kind: string): Pick<HostileFile, 'field' | 'name'> {
  return { field: kind === 'pdf' || kind === 'docx' ? 'papers' : 'photos', name: `file.${kind}` };
}

function pixelBomb(): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.writeUInt8(8, 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100_000))), end]);
}
