import type { Tool } from '../tool.ts';
import { decap } from './decap.ts';
import { keystatic } from './keystatic.ts';
import { nuxt } from './nuxt.ts';
import { tina } from './tina.ts';
import { waybill } from './waybill.ts';

export const TOOLS = { waybill, keystatic, tina, decap, nuxt } satisfies Record<string, Tool>;
