/** Lists the blocks that React hydrates in the browser. Only these are sent as code and data; all others are HTML. */
import { Form } from './form/Form.tsx';

export const liveBlocks = { form: Form };
