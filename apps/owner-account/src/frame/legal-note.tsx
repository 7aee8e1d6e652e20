import { TextLink } from './text-link';

export function LegalNote({ doing }: { doing: string }) {
  return (
    <p className="mt-8 text-sm text-ink-faint">
      {doing} aceptas los <TextLink to="/terminos">Términos de Servicio</TextLink> y la{' '}
      <TextLink to="/privacidad">Política de Privacidad</TextLink>.
    </p>
  );
}
