import { z } from 'zod'

export const pageDocumentSchema = z
  .object({
    judged: z
      .enum(['rendered', 'sent'])
      .describe('`rendered`: as Chrome shows it; `sent`: as the server sends it'),
    reason: z.string().optional().describe('Why as it was sent'),
    sample: z
      .string()
      .optional()
      .describe('Page of the same template that was shown in Chrome, and on which scripts change nothing'),
  })
  .meta({
    id: 'PageDocument',
    description: 'Which document of the page the tools judged that can do without Chrome.',
  })
