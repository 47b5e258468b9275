export { editItinerary } from './itinerary/edit.ts'
export { planItinerary } from './itinerary/plan.ts'
export { createAdvisor } from './llm/advisor.ts'
export { modelFromEnv, type ModelConfig } from './llm/chat.ts'
