/** Validates the files that a visitor has chosen, as far as a browser can: only the server reads their content. */
import { extensionOf } from '../../../../schema/addresses/form-rules.ts';
import type { FileRules } from '../../../../schema/addresses/form-rules.ts';
import type { FormWords } from '../../prepare.ts';

/** Returns what is wrong with some files; undefined where nothing is. */
export function faultOfFiles(
  files: File[],
  { extensions, size, count, words }: FileRules,
  messages: FormWords,
): string | undefined {
  if (files.length > count) return messages.manyFiles.replace('{count}', words.count);
  const large = files.find((file) => file.size > size);
  if (large) return messages.largeFile.replace('{file}', () => large.name).replace('{size}', words.size);
  const wrong = files.find(({ name }) => hasOther(name, extensions));
  return wrong && messages.wrongFile.replace('{file}', () => wrong.name).replace('{kinds}', words.kinds);
}

/** A name without an extension says nothing, and the server looks into the file anyway. */
function hasOther(name: string, extensions: ReadonlySet<string>): boolean {
  const extension = extensionOf(name);
  return extension !== '' && !extensions.has(extension);
}

/** Returns files in the form in which an input takes them. */
export function listOf(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/** Returns the files without one. */
export function without(files: File[], one: File): File[] {
  return files.filter((file) => file !== one);
}
