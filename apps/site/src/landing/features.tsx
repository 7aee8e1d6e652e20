import { Camera, ListTree, QrCode, Salad, Smartphone, Zap, type LucideIcon } from 'lucide-react';
import { Section } from './section';

interface Feature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const FEATURES: readonly Feature[] = [
  {
    icon: ListTree,
    title: 'Tu carta, a tu manera',
    text: 'Categorías, platos, precios y tu color. Mientras escribes, la vista previa te enseña el menú como lo verá el comensal.',
  },
  {
    icon: QrCode,
    title: 'Código QR al instante',
    text: 'Publicas y tienes tu código listo para imprimir. Cambies lo que cambies, el código de tus mesas sigue siendo el mismo.',
  },
  {
    icon: Zap,
    title: 'Cambios en el momento',
    text: 'Guardas un precio y ya está en el menú. ¿Se acabó un plato? Márcalo como no disponible desde la cocina.',
  },
  {
    icon: Camera,
    title: 'Fotos que no pesan',
    text: 'Sube la foto como la tomaste, hasta 10 MB. Nosotros la ajustamos para que abra rápido en cualquier teléfono.',
  },
  {
    icon: Smartphone,
    title: 'Hecho para el teléfono',
    text: 'El comensal no instala nada. El menú es ligero, se lee con poca señal y deja buscar un plato por su nombre.',
  },
  {
    icon: Salad,
    title: 'Claro para cada dieta',
    text: 'Vegetariano, Vegano, Sin Gluten, Sin Lácteos, Sin Nueces, Picante: cada plato lo dice y el comensal filtra lo que puede comer.',
  },
];

export function Features() {
  return (
    <Section
      id="features"
      title="Lo que un menú impreso no puede"
      className="border-y border-line bg-surface"
    >
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="grid size-11 place-items-center rounded-control bg-accent-wash text-accent">
              <Icon aria-hidden className="size-5" />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
