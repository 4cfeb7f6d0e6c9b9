import { defineConfig } from 'tinacms';

const line = (name, label) => ({ type: 'string', name, label });
const lines = (name, label) => ({ ...line(name, label), ui: { component: 'textarea' } });
const group = (name, label, fields) => ({ type: 'object', name, label, fields });
const list = (label, by, fields) => ({
  ...group('items', label, fields),
  list: true,
  ui: { itemProps: (item) => ({ label: item[by] }) },
});

export default defineConfig({
  branch: 'main',
  clientId: null,
  token: null,
  telemetry: 'disabled',
  build: { outputFolder: 'admin', publicFolder: 'public' },
  media: { tina: { mediaRoot: '', publicFolder: 'public' } },
  schema: {
    collections: [
      {
        name: 'page',
        label: 'Pages',
        path: 'content',
        format: 'md',
        fields: [
          line('title', 'Title'),
          line('description', 'Description'),
          group('hero', 'Hero', [
            line('heading', 'Hero heading'),
            lines('lead', 'Hero lead'),
            group('picture', 'Picture', [line('src', 'File'), line('alt', 'Alternative text')]),
          ]),
          group('numbers', 'Numbers', [
            line('heading', 'Numbers heading'),
            list('Numbers', 'label', [line('number', 'Number'), line('label', 'Label')]),
          ]),
          group('steps', 'Steps', [
            line('heading', 'Steps heading'),
            list('Steps', 'title', [line('title', 'Step'), line('text', 'Text')]),
          ]),
          group('people', 'People', [
            line('heading', 'People heading'),
            list('People', 'name', [line('name', 'Name'), line('role', 'Role')]),
          ]),
          group('questions', 'Questions', [
            line('heading', 'Questions heading'),
            list('Questions', 'question', [line('question', 'Question'), line('answer', 'Answer')]),
          ]),
          group('notice', 'Notice', [line('heading', 'Notice heading'), lines('text', 'Notice text')]),
          group('quote', 'Quote', [
            line('heading', 'Quote heading'),
            line('name', 'Said by'),
            line('text', 'Quote text'),
          ]),
          group('call', 'Call', [line('heading', 'Call heading'), line('label', 'Call label'), line('to', 'Call to')]),
          { type: 'rich-text', name: 'body', label: 'Body', isBody: true },
        ],
      },
    ],
  },
});
