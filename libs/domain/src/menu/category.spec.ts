import { foldedName } from './category';

describe('the name of a category', () => {
  it.each(['Platos fuertes', ' platos  FUERTES ', 'Platos\tfuertes\n'])('%j is the same', (name) =>
    expect(foldedName(name)).toBe('platos fuertes'),
  );

  it.each(['Platos-fuertes', 'Platosfuertes', 'Plátos fuertes'])('%j is another', (name) =>
    expect(foldedName(name)).not.toBe('platos fuertes'),
  );
});
