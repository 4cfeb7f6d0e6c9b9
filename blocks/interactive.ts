/** The blocks that go on living in the browser. Only these reach it as code and data; all others are HTML. */
import { Form } from './form/Form.tsx';

export const interactive = { form: Form };
