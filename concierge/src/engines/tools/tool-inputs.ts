import { zodSchema } from 'ai';
import { z } from 'zod';
import { TOLD } from '../../meaning-model/meaning-labels.ts';

const SUMMARY_MAX_CHARS = 400;

// Created once: converting the schemas to JSON Schema for each step of each turn would take longer than the answer.
export const SearchInput = zodSchema(z.object({ query: z.string().min(1).max(200) }));
export const RequestInput = zodSchema(
  z.object({
    service: z.string().max(64).describe('key of an offered service'),
    quantity: z.number().int().min(1).max(999).nullish(),
    note: z.string().max(300).nullish().describe("the guest's own words that staff need"),
    slots: z.record(z.string(), z.string().max(200)).optional(),
    amends: z
      .number()
      .int()
      .min(1)
      .nullish()
      .describe("number of the guest's own open request that is to be changed, instead of a new one"),
    told: z
      .enum([...TOLD, 'notWanted'])
      .nullish()
      .describe('what staff are to know, where there is nothing to bring'),
    department: z.string().max(64).nullish().describe('key of the department that a note is for'),
    part: z
      .object({
        no: z.number().int().min(1).max(4),
        lines: z.array(z.string().max(200)).min(1).max(6),
      })
      .nullish()
      .describe('which of several orders of this service it is, and the guest’s own words for it'),
  }),
);
export const MenuInput = zodSchema(
  z.object({
    diet: z.string().max(40).nullish().describe('vegan or vegetarian'),
    course: z.string().max(80).nullish().describe('part of a category’s name'),
    items: z.array(z.string().max(64)).max(10).nullish().describe('ids, for single dishes'),
  }),
);
export const OrderInput = zodSchema(
  z.object({
    lines: z
      .array(
        z.object({
          item: z.string().max(64).describe('id from get_menu'),
          quantity: z.number().int().min(0).max(20).describe('how many in all; 0 takes it out'),
          note: z.string().max(140).nullish().describe('how it is wanted, in the guest’s words'),
          options: z.array(z.string().max(60)).max(10).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
);
export const CancelInput = zodSchema(z.object({ no: z.number().int().min(1) }));
export const ChoicesInput = zodSchema(
  z.object({
    choices: z
      .array(z.object({ label: z.string().min(1).max(40), text: z.string().min(1).max(120) }))
      .min(1)
      .max(6),
  }),
);
export const HandoffInput = zodSchema(
  z.object({
    reason: z.string().min(1).max(64),
    summary: z.string().max(SUMMARY_MAX_CHARS),
  }),
);
export const IncidentInput = zodSchema(
  z.object({ kind: z.enum(['fire', 'medical', 'security', 'water', 'power', 'other']) }),
);
