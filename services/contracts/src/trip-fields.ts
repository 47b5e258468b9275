import * as z from 'zod/mini'
import { plannedDay } from './day.ts'
import { line } from './text.ts'

/** Bounds of a trip request; nobody asks for more, and everything behind it may rely on them. */
export const tripLimits = {
  /** Characters of "Anything we should know?". */
  notes: 500,
  /** Days of a whole trip, and nights in one of its cities. */
  days: 60,
  cityNights: 30,
  people: 20,
  /** A child has not had this birthday. */
  childAge: 18,
  places: 12,
  walkingKm: 40,
  budget: 1_000_000,
  chips: 60,
  quotes: 20,
  quote: 200,
} as const

export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
  'nut-free',
] as const
export type Diet = (typeof diets)[number]

/** Food a traveller comes for, by what a kitchen is known for, and kinds of kitchen. */
export const dishes = [
  'seafood',
  'sushi',
  'ramen',
  'tapas',
  'pizza',
  'pasta',
  'steak',
  'barbecue',
  'burgers',
  'tacos',
  'dumplings',
  'curry',
  'bistros',
  'brasseries',
  'trattorias',
  'tavernas',
  'izakaya',
  'pub food',
  'hawker food',
] as const
export type Dish = (typeof dishes)[number]

/** Kinds of what one looks at. */
export const kindsOfSights = [
  'castles',
  'street art',
  'modern art',
  'art',
  'museums',
  'history',
  'parks',
  'viewpoints',
  'churches',
  'temples and shrines',
  'gardens',
  'markets',
] as const

/** What a traveller comes to hear, see or do, and kinds of sights, closer than by the themes of a plan. */
export const activities = [
  'music',
  'live music',
  'jazz',
  'classical music',
  'opera',
  'carols',
  'church services',
  'comedy',
  'theatre',
  'dance',
  'fado',
  'flamenco',
  'a game',
  'the beach',
  'the sea',
  'boat trips',
  'baths',
  'ice skating',
  'Christmas lights',
  'afternoon tea',
  'whisky',
  'beer',
  'wine tasting',
  'surfing',
  'cooking classes',
  'northern lights',
  'coffee',
  'coffee houses',
  'churros',
  'ice cream',
  'pastries',
  'theme parks',
  ...kindsOfSights,
  'clubs',
] as const
export type Activity = (typeof activities)[number]

export const mealHabits = ['early', 'late'] as const
export type MealHabit = (typeof mealHabits)[number]

export const walkingLevels = ['little', 'usual', 'lots'] as const
export const currencies = ['AUD', 'USD', 'EUR', 'GBP', 'JPY', 'NZD', 'CAD', 'CHF', 'SGD', 'BRL'] as const
export type Currency = (typeof currencies)[number]
export const budgetScopes = ['trip', 'day', 'person', 'person-day', 'night'] as const
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as HH:MM'))
export const people = z.int().check(z.gte(0), z.lte(tripLimits.people))
export const childAges = z
  .array(z.int().check(z.gte(0), z.lt(tripLimits.childAge)))
  .check(z.maxLength(tripLimits.people, `We plan for up to ${tripLimits.people} people`))
export const dietList = z.array(z.enum(diets)).check(z.maxLength(diets.length))

export const budget = z.object({
  amount: z.number().check(z.gt(0), z.lte(tripLimits.budget)),
  /** Null where the traveller named none: "200 a day". */
  currency: z.nullable(z.enum(currencies)),
  per: z.enum(budgetScopes),
})

export const walking = z.object({
  level: z._default(z.enum(walkingLevels), 'usual'),
  /** Most kilometres on foot a day. */
  kmPerDay: z.optional(z.number().check(z.gt(0), z.lte(tripLimits.walkingKm))),
  /** No steep hills. */
  hills: z.optional(z.literal('none')),
})

/** What the form asks behind "More"; each wins over what the text says. */
export const tripFields = z.object({
  adults: z.optional(people),
  children: z.optional(childAges),
  arrival: z.optional(clockTime),
  departure: z.optional(clockTime),
  diet: z.optional(dietList),
  budget: z.optional(budget),
  walking: z.optional(walking),
  stepFree: z.optional(z.boolean()),
  ticketDate: z.optional(plannedDay),
  ticketTime: z.optional(clockTime),
  stay: z.optional(line(120)),
})
export type TripFields = z.infer<typeof tripFields>
