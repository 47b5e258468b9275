import type { Diet } from '@site/contracts/trip-fields'
import { expect, it } from 'vitest'
import { servesDiets } from './diets.ts'
import { leaning } from './kitchens.ts'

it.each<readonly [name: string, diet: Diet, served: 'no' | 'unknown' | 'yes']>([
  ['Bitzinger Würstelstand Albertina', 'vegan', 'no'],
  ['Nürnberger Bratwurst Glöckl am Dom', 'halal', 'no'],
  ['Union Oyster House', 'vegetarian', 'no'],
  ['Union Oyster House', 'pescatarian', 'unknown'],
  ["Coni'Seafood", 'vegan', 'no'],
  ['Cervejaria Ramiro Marisqueira', 'kosher', 'no'],
  ['Al Ustad Special Kabab', 'vegetarian', 'no'],
  ['House of Prime Rib', 'pescatarian', 'no'],
  ['Sushi Dai', 'pescatarian', 'unknown'],
  ['Sushi Dai', 'vegan', 'no'],
  ['Thipsamai Pad Thai', 'nut-free', 'no'],
  ['Satay by the Bay', 'nut-free', 'no'],
  ['Schneider Bräuhaus', 'halal', 'no'],
  ['A Casa do Porco', 'kosher', 'no'],
  ['Tokyo Ramen Street', 'gluten-free', 'no'],
  ['Raclette Stube', 'dairy-free', 'no'],
  ['Zur Letzten Instanz', 'vegetarian', 'no'],
  ['Haxnbauer im Scholastikahaus', 'vegetarian', 'no'],
  ['Schnitzelwirt', 'vegan', 'no'],
  ['Sobrino de Botín, Cochinillo', 'vegetarian', 'no'],
  ['Curry 36', 'vegetarian', 'no'],
  ['Lutter & Wegner', 'vegetarian', 'no'],
  ['Borchardt', 'vegetarian', 'no'],
  ['Curry House', 'vegetarian', 'unknown'],
  ['Vegan Barbecue', 'vegan', 'yes'],
  ['Greens Restaurant', 'vegan', 'unknown'],
  ['Strawberry Café', 'halal', 'unknown'],
  ['Thai Basil', 'nut-free', 'unknown'],
])('%s for %s: %s', (name, diet, served) => {
  expect(servesDiets({ name, diets: null }, [diet])).toBe(served)
})

it('a tag outweighs the kind of kitchen', () => {
  expect(servesDiets({ name: 'Oyster House', diets: ['vegetarian'] }, ['vegetarian'])).toBe('yes')
})

it.each([
  ['Brenner Grill', 'against'],
  ['Schneider Bräuhaus', 'against'],
  ['Prater Biergarten', 'against'],
  ['Wirtshaus in der Au', 'against'],
  ['Pizzeria Da Remo', 'towards'],
  ['Monsieur Vuong', 'towards'],
  ['L’As du Fallafel', 'towards'],
  ['Rules', null],
])('%s leans %s', (name, way) => {
  expect(leaning(name, ['vegetarian'])).toBe(way)
  expect(leaning(name, ['gluten-free'])).toBeNull()
})
