import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-icon',
  severity: 'error',
  title: 'There is no such icon',
  means: 'There is no icon of this name in the collection, nor in the folder public/icons.',
  why: 'There would be an empty space instead of the picture.',
  fix: 'Take a name from https://tabler.io/icons, such as heartbeat, or put boat.svg into public/icons for the icon boat. Names of Font Awesome, Bootstrap Icons, Material Icons, Ionicons, Feather and Themify are explained.',
  wrong: atEnd(`
      - type: cards
        items:
          - icon: sailbot
            title: Boats`),
});
