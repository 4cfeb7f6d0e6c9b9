import { config, fields, singleton } from '@keystatic/core';

const line = (label) => fields.text({ label });
const lines = (label) => fields.text({ label, multiline: true });
const list = (one, label, name) =>
  fields.array(fields.object(one), { label, itemLabel: (item) => String(item.fields[name].value) });

export default config({
  storage: { kind: 'local' },
  singletons: {
    home: singleton({
      label: 'Home',
      path: 'content/home',
      format: { contentField: 'body' },
      schema: {
        title: line('Title'),
        description: line('Description'),
        hero: fields.object(
          {
            heading: line('Hero heading'),
            lead: lines('Hero lead'),
            picture: fields.object({ src: line('Picture'), alt: line('Alternative text') }),
          },
          { label: 'Hero' },
        ),
        numbers: fields.object({
          heading: line('Numbers heading'),
          items: list({ number: line('Number'), label: line('Label') }, 'Numbers', 'label'),
        }),
        steps: fields.object({
          heading: line('Steps heading'),
          items: list({ title: line('Step'), text: line('Text') }, 'Steps', 'title'),
        }),
        people: fields.object({
          heading: line('People heading'),
          items: list({ name: line('Name'), role: line('Role') }, 'People', 'name'),
        }),
        questions: fields.object({
          heading: line('Questions heading'),
          items: list({ question: line('Question'), answer: line('Answer') }, 'Questions', 'question'),
        }),
        notice: fields.object({ heading: line('Notice heading'), text: lines('Notice text') }),
        quote: fields.object({ heading: line('Quote heading'), name: line('Said by'), text: line('Quote text') }),
        call: fields.object({ heading: line('Call heading'), label: line('Call label'), to: line('Call to') }),
        body: fields.markdoc({ label: 'Body', extension: 'md' }),
      },
    }),
  },
});
