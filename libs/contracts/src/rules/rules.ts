/** Several property rules under one name, asked in this order: what bounds a value comes first. */
export function rules(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}
