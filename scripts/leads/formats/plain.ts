import { leadFiles, suspicionsOf, leadFields } from '../../../server/leads/lead-texts.ts';
import type { LeadReport } from '../../../server/leads/query.ts';
import { localTime } from '../../../server/leads/local-time.ts';

/** Returns a lead as data for other programs. */
export function plainLead({ lead, state }: LeadReport) {
  const { id, created_at, endpoint, language } = lead;
  const time = localTime(created_at);
  const files = leadFiles(lead).map(({ field, name, size, kind, file }) => ({ field, name, size, kind, file }));
  return {
    id,
    created_at: time,
    endpoint,
    state,
    doubts: suspicionsOf(lead),
    ...(language !== '' && { language }),
    fields: leadFields(lead),
    ...(files.length > 0 && { files }),
  };
}
