/** Lists every format by its name. */
import type { ReportFormat } from '../report.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

export const reportFormats = { pretty, json, sarif, github, junit, markdown } satisfies Record<string, ReportFormat>;

export type FormatName = keyof typeof reportFormats;
