import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-endpoint',
  severity: 'error',
  title: 'There is no such endpoint',
  means: 'A form sends to an endpoint that does not stand under "endpoints".',
  why: 'The message of a visitor would reach nobody.',
  fix: 'Correct the name, or add the endpoint with its fields under "endpoints".',
  wrong: [
    [
      'language: en',
      `language: en
endpoints:
  contact:
    url: /contact.php
    answer: message`,
    ],
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: form
        heading: Write to us
        endpoint: contcat
        submitLabel: Send
        fields:
          - name: email
            label: Your mail address`,
    ],
  ],
  reportedBy: 'another rule',
});
