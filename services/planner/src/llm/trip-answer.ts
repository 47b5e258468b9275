import { paces, themes } from '@site/contracts/itinerary'
import { budget, clockTime, diets, people, walkingLevels } from '@site/contracts/trip-fields'
import { avoidable } from '@site/contracts/trip-request'
import { line } from '@site/contracts/text'
import * as z from 'zod/mini'

const words = z.string().check(z.minLength(2), z.maxLength(200))
const piece = <Field extends string, Value extends z.core.$ZodType>(field: Field, value: Value) =>
  z.strictObject({ field: z.literal(field), value, words })

/** What a model may say of a request: parts of the `TripRequest`, each with the traveller's words that say it. Nothing else. */
export const tripAnswer = z.strictObject({
  pieces: z
    .array(
      z.discriminatedUnion('field', [
        piece('diet', z.enum(diets)),
        piece('stepFree', z.literal(true)),
        piece('budget', budget),
        piece('arrival', clockTime),
        piece('departure', clockTime),
        piece('adults', people.check(z.gte(1))),
        piece('children', people.check(z.gte(1))),
        piece('pace', z.enum(paces)),
        piece('interest', z.enum(themes)),
        piece('walking', z.enum(walkingLevels)),
        piece('leaveOut', z.enum(avoidable)),
        piece('mustSee', line(120)),
        piece('mustNot', line(120)),
      ]),
    )
    .check(z.maxLength(20)),
})
export type TripPiece = z.infer<typeof tripAnswer>['pieces'][number]
