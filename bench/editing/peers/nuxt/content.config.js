import { defineCollection, defineContentConfig, z } from '@nuxt/content';

const heading = z.string();
const list = (one) => z.object({ heading, items: z.array(z.object(one)) });

export default defineContentConfig({
  collections: {
    pages: defineCollection({
      type: 'page',
      source: '**/*.md',
      schema: z.object({
        hero: z.object({ heading, lead: z.string(), picture: z.object({ src: z.string(), alt: z.string() }) }),
        numbers: list({ number: z.string(), label: z.string() }),
        steps: list({ title: z.string(), text: z.string() }),
        people: list({ name: z.string(), role: z.string() }),
        questions: list({ question: z.string(), answer: z.string() }),
        notice: z.object({ heading, text: z.string() }),
        quote: z.object({ heading, name: z.string(), text: z.string() }),
        call: z.object({ heading, label: z.string(), to: z.string() }),
      }),
    }),
  },
});
