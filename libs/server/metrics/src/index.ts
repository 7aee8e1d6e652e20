export * from './scraped-gauge';
