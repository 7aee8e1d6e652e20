export * from './chance';
export * from './fruit';
export * from './garnish';
export * from './palette';
export * from './pencil';
export * from './scene';
export * from './tableware';
