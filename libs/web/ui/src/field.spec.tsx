import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { TextInput } from './text-input';

describe('Field', () => {
  it('names the input by its label and describes it by its hint', () => {
    render(
      <Field label="Email" hint="No se publica.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAccessibleDescription('No se publica.');
    expect(input).toBeValid();
  });

  it('ties the error to the input, before the hint, and announces it', () => {
    render(
      <Field label="Email" hint="No se publica." error="Email inválido" required>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('Email inválido No se publica.');
    expect(input).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Email inválido');
  });
});
