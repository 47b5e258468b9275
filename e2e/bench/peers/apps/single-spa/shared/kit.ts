export * from '@stageside/kit'
