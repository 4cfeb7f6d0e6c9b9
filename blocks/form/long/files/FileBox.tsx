import { useEffect, useRef, useState } from 'react';
import { fileRules } from '../../../../schema/addresses/form-rules.ts';
import { sizeText } from '../../../downloads/size-text.ts';
import { useSiteContext } from '../../../shared/site-context.ts';
import { Field, commonProps, describedBy } from '../../parts/Field.tsx';
import type { FormWords } from '../../prepare.ts';
import type { KindProps } from '../Choices.tsx';
import { faultOfFiles, listOf, without } from './chosen-files.ts';

/** Renders a field for files: the browser's own button, what it takes, and the chosen files, each of which can be removed. */
export function FileBox({ words, ...props }: KindProps & { words: FormWords }) {
  const { field, id, error } = props;
  const { language } = useSiteContext();
  const [files, setFiles] = useState<File[]>([]);
  const box = useRef<HTMLInputElement>(null);
  const rules = fileRules(field, language);
  const limit = rules.count > 1 ? words.fileLimits : words.fileLimit;

  function show() {
    const chosen = [...box.current!.files!];
    box.current!.setCustomValidity(faultOfFiles(chosen, rules, words) ?? '');
    setFiles(chosen);
  }
  useEffect(() => {
    if (box.current!.files!.length > 0) show(); // chosen before scripts ran, or before another page was opened
    const { form } = box.current!;
    const afterReset = () => setTimeout(() => box.current && show());
    form!.addEventListener('reset', afterReset);
    return () => form!.removeEventListener('reset', afterReset);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the form as it is opened
  }, []);
  function remove(file: File) {
    const input = box.current!;
    input.files = listOf(without(files, file));
    input.dispatchEvent(new Event('input', { bubbles: true })); // the error of the field is removed with its file
    input.focus();
  }
  return (
    <Field {...props}>
      <input
        {...commonProps(props)}
        className="upload"
        type="file"
        multiple={rules.count > 1}
        accept={[...rules.extensions].map((extension) => `.${extension}`).join()}
        aria-describedby={[`${id}-limit`, describedBy(field, id, error)].filter(Boolean).join(' ')}
        onInput={show}
        ref={box}
      />
      <p className="hint" id={`${id}-limit`}>
        {limit
          .replace('{kinds}', rules.words.kinds)
          .replace('{size}', rules.words.size)
          .replace('{count}', rules.words.count)}
      </p>
      <ul className="chosen" hidden={files.length === 0}>
        {files.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <bdi>{file.name}</bdi> <span>{sizeText(file.size, language)}</span>
            <button
              type="button"
              aria-label={words.removeFile.replace('{file}', file.name)}
              onClick={() => remove(file)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </Field>
  );
}
