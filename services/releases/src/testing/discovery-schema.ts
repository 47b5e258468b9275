const text = { type: 'string' } as const

/**
 * Frontend Discovery v1-pre as a JSON Schema, written from its documented fields. Like the published one it describes the
 * items of a list by position, which under draft 2019-09 checks the first item only, and leaves `extras` and `deployment` open.
 */
export const discoverySchema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: text,
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: [
          {
            type: 'object',
            required: ['url', 'metadata'],
            additionalProperties: false,
            properties: {
              url: text,
              fallbackUrl: text,
              metadata: {
                type: 'object',
                required: ['integrity', 'version'],
                additionalProperties: false,
                properties: { integrity: text, version: text },
              },
              extras: { type: 'object' },
              deployment: {
                type: 'object',
                required: ['traffic', 'default'],
                properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
              },
            },
          },
        ],
      },
    },
  },
} as const
