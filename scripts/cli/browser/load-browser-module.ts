import { UnreadableError } from '../../../schema/errors.ts';

/** Imports a module that needs a browser, where the packages for that are installed. Throws UnreadableError. */
export async function loadBrowserModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UnreadableError('This needs a browser. Run: npm install --save-dev playwright-core axe-core');
  }
}
