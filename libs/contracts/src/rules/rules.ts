/** Combines property rules. They apply in the given order, so rules that bound a value's size come first. */
export function rules(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}
